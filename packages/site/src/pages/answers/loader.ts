import { inlinesToText } from '@longcovid/content/load';

import type { AnswerTopic, ArticleBody } from '../../embeds/embed-views.ts';
import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';

/** The page's text. Where most sections have answers, a list of all questions is its contents and comes first. */
export async function load(context: LoaderContext) {
  const article = await loadArticle(context);
  hideCommonGroups(article.body);
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

/** On a page for one group alone, every answer would repeat its name. */
function hideCommonGroups(body: ArticleBody): void {
  const answers = body.flatMap((block) => (block.type === 'view' && block.view === 'answer' ? [block] : []));
  if (new Set(answers.map(({ groups }) => groups.join())).size > 1) return;
  for (const answer of answers) answer.groups = [];
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
