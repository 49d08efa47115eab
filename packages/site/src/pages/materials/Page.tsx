import { useLoaderData } from 'react-router-dom';

import { Article, ArticleText, type ArticleData } from '../../embeds/Article.tsx';
import type { ArticleBody } from '../../embeds/embed-views.ts';
import { View as Materials } from '../../embeds/kinds/study-material.tsx';
import { columns } from '../figures/Page.css.ts';

/** All study materials, with filters by type and group. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={{ materials: Materials, columns: Columns }} />;
}

/** The sections below the list, beside each other where there is room. */
function Columns({ sections }: { sections: ArticleBody[] }) {
  return (
    <div className={columns}>
      {sections.map((section, index) => (
        <div key={index}>
          <ArticleText blocks={section} />
        </div>
      ))}
    </div>
  );
}
