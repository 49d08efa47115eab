import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import type { ArticleBody } from '../../embeds/embed-views.ts';
import { FigureInPage as Figure } from '../../features/figures/FigureInPage.tsx';
import { View as Contact } from '../../embeds/kinds/programme.tsx';
import { Prose } from '../../shell/Prose.tsx';
import * as styles from '../../embeds/Columns.css.ts';

/** An article page with figures. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={{ figure: Figure, columns: Columns }} />;
}

/** Sections beside each other where there is room. */
function Columns({ sections }: { sections: ArticleBody[] }) {
  return (
    <div className={styles.columns}>
      {sections.map((section, index) => (
        <div key={index}>
          <Section blocks={section} />
        </div>
      ))}
    </div>
  );
}

function Section({ blocks }: { blocks: ArticleBody }) {
  const [first] = blocks;
  const level = first?.type === 'heading' && first.level === 3 ? 4 : 3;
  return blocks.map((block, index) => {
    if (block.type !== 'view') return <Prose key={index} blocks={[block]} />;
    if (block.view === 'figure') return <Figure key={index} figure={block.figure} headingLevel={level} />;
    if (block.view === 'contact') return <Contact key={index} {...block} />;
    throw new Error(
      `[@longcovid/site] a column of this page embeds '${block.view}'. Only words, figures and the contact can be beside each other: move it to a section without a chart.`,
    );
  });
}
