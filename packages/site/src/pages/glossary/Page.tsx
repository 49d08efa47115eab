import { useLoaderData } from 'react-router-dom';

import { facts } from '../../shell/facts.css.ts';
import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import type { GlossaryData } from './loader.ts';

/** The terms that not everybody knows; each can be linked to. */
export function Page() {
  const { terms, ...content } = useLoaderData<PageContent & GlossaryData>();
  return (
    <PageFrame {...content}>
      <dl className={facts}>
        {terms.map(({ id, name, meaning }) => (
          <div key={id}>
            <dt id={id}>
              <strong>{name}</strong>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </PageFrame>
  );
}
