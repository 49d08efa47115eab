import '@longcovid/ui/theme';

import { renderToStaticMarkup } from 'react-dom/server';

import type { StillName } from '../src/pictures/still-names.ts';
import { stillScenes } from '../src/pictures/video-stills.tsx';

/** A picture as SVG without background; its colors come from the stylesheet of the same build. */
export const stillSvg = (name: StillName): string =>
  renderToStaticMarkup(
    <svg viewBox="0 0 320 200" aria-hidden="true">
      {stillScenes[name]}
    </svg>,
  );
