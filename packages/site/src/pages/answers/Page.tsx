import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import type { AnswerTopic } from '../../embeds/embed-views.ts';
import { View as Answer } from '../../embeds/kinds/answer.tsx';
import { parts } from '../site-map/SiteMap.css.ts';
import { list } from './Page.css.ts';

const views = { answer: Answer, questions: Questions };

/** Questions with their answers. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={views} />;
}

function Questions({ topics }: { topics: AnswerTopic[] }) {
  return (
    <nav aria-label={useIntl().formatMessage({ id: 'answers.all' })} id="questions">
      <ul className={`${list} ${parts}`}>
        {topics.map(({ id, heading, questions }) => (
          <li key={id}>
            <strong>{heading}</strong>
            <ul className={list}>
              {questions.map((each) => (
                <li key={each.id}>
                  <a href={`#${each.id}`}>{each.question}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
