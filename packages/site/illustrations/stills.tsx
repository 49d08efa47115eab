import '@longcovid/ui/theme';

import { renderToStaticMarkup } from 'react-dom/server';

import { isScene, type StillName } from '../src/pictures/still-names.ts';
import { drawings } from './drawings.tsx';
import * as styles from './drawings.css.ts';

const files = import.meta.glob<string>('../src/pictures/scenes/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ground = (
  <path className={styles.ground} d="M19 172C2 128 24 72 80 44c58-28 142-28 188 10 38 32 44 78 34 118Z" />
);

/** A picture as SVG without background; its colors come from the stylesheet of the same build. */
export function stillSvg(name: StillName): string {
  if (!isScene(name))
    return renderToStaticMarkup(
      <svg viewBox="0 0 320 200" aria-hidden="true">
        {ground}
        {drawings[name]}
      </svg>,
    );
  const [, shapes] = /(<symbol .*)<\/symbol>/s.exec(files[`../src/pictures/scenes/${name}.svg`] ?? '') ?? [];
  if (shapes === undefined) throw new Error(`scenes/${name}.svg has no symbol. Draw its shapes in one.`);
  return `${shapes.replace('symbol', 'svg')}</svg>`;
}
