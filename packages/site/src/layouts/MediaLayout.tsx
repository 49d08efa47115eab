import type { ReactNode } from 'react';

import { Article, ArticleText, type ArticleData } from '../embeds/Article.tsx';
import type { ArticleBody } from '../embeds/embed-views.ts';
import { aside } from '../shell/layout.css.ts';

export type MediaData = ArticleData & {
  /** A heading, and the list of what is like it; empty for none. */
  related: ArticleBody;
};

/** What was published, such as an update or a case study: its text, and beside it what is like it. */
export function MediaLayout({ related, children, ...content }: MediaData & { children: ReactNode }) {
  return (
    <Article
      {...content}
      beside={
        related.length > 0 && (
          <div className={aside}>
            <ArticleText blocks={related} />
          </div>
        )
      }
    >
      {children}
    </Article>
  );
}
