import { ArticleText } from './Article.tsx';
import * as styles from './Columns.css.ts';
import type { ArticleBody, Views } from './embed-views.ts';

type ColumnsProps = {
  sections: ArticleBody[];
  /** The views of the page. Default: those of every article. */
  views?: Views;
};

/** Sections of an article beside each other where there is room. */
export const Columns = ({ sections, views = {} }: ColumnsProps) => (
  <div className={styles.columns}>
    {sections.map((section, index) => (
      <div key={index}>
        <ArticleText blocks={section} views={views} />
      </div>
    ))}
  </div>
);
