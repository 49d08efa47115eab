import { inlinesToText } from '@longcovid/content/load';

import type { AnswerTopic, ArticleBody } from '../../embeds/embed-views.ts';
import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';

/** The page's text. Where most sections have answers, a list of all questions is its contents and comes first. */
export async function load(context: LoaderContext) {
  const loaded = await loadArticle(context);
  const article = { ...loaded, body: arrangeAnswers(loaded.body) };
  const sections = listTopics(article.body);
  const topics = sections.filter(({ questions }) => questions.length > 0);
  if (topics.length * 2 <= sections.length) return article;
  return {
    ...article,
    contents: [],
    minutes: null,
    body: [{ type: 'view' as const, view: 'questions' as const, topics }, ...article.body],
  };
}

/** With more answers than this, their details are closed: a long page hides the next question. */
const MAX_OPEN = 12;

/** On a page for one group alone, no answer repeats its name; on a long page each shows its first sentences alone. */
function arrangeAnswers(body: ArticleBody): ArticleBody {
  const answers = body.flatMap((block) => (block.type === 'view' && block.view === 'answer' ? [block] : []));
  const isOneGroup = new Set(answers.map(({ groups }) => groups.join())).size === 1;
  const isFolded = answers.length > MAX_OPEN;
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
