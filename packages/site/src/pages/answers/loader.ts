import { inlinesToText } from '@longcovid/content/load';

import type { AnswerTopic, ArticleBody } from '../../embeds/embed-views.ts';
import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';

/** With more answers than this they are closed, and the questions are the list. */
const MAX_OPEN = 12;

/** The page's text. Where most sections have answers, and all are open, a list of the questions comes first. */
export async function load(context: LoaderContext) {
  const loaded = await loadArticle(context);
  const answers = loaded.body.flatMap((block) =>
    block.type === 'view' && block.view === 'answer' ? [block] : [],
  );
  const isFolded = answers.length > MAX_OPEN;
  const article = { ...loaded, body: arrangeAnswers(loaded.body, answers, isFolded) };
  const sections = listTopics(article.body);
  const topics = sections.filter(({ questions }) => questions.length > 0);
  if (topics.length * 2 <= sections.length) return article;
  if (isFolded) return { ...article, minutes: null };
  return {
    ...article,
    contents: [],
    minutes: null,
    body: [{ type: 'view' as const, view: 'questions' as const, topics }, ...article.body],
  };
}

/** On a page for one group alone, no answer repeats its name. */
function arrangeAnswers(
  body: ArticleBody,
  answers: readonly { groups: readonly string[] }[],
  isFolded: boolean,
): ArticleBody {
  const isOneGroup = new Set(answers.map(({ groups }) => groups.join())).size === 1;
  return body.map((block) =>
    block.type === 'view' && block.view === 'answer'
      ? { ...block, isFolded, groups: isOneGroup ? [] : block.groups }
      : block,
  );
}

/** The headings of level 2, each with the questions below it. */
function listTopics(body: ArticleBody): AnswerTopic[] {
  const topics: AnswerTopic[] = [];
  for (const block of body) {
    if (block.type === 'heading' && block.level === 2)
      topics.push({ id: block.id, heading: inlinesToText(block.children), questions: [] });
    else if (block.type === 'view' && block.view === 'answer')
      topics.at(-1)?.questions.push({ id: block.id, question: block.question });
  }
  return topics;
}
