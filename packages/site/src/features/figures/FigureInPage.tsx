import type { Figure } from '@longcovid/content';

/** A figure of the page. */
export function FigureInPage({ figure }: { figure: Figure }) {
  return (
    <figure>
      <figcaption>{figure.claim.text}</figcaption>
    </figure>
  );
}
