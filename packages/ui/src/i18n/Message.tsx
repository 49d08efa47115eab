import type { ReactNode } from 'react';

/** A message in running text. It gets an element of its own only where its language has to be marked. */
export const Message = ({ lang, children }: { lang: string | undefined; children: ReactNode }) =>
  lang === undefined ? children : <span lang={lang}>{children}</span>;
