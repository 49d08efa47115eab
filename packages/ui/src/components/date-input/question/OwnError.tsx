import { useEffect } from 'react';
import { announce } from '../../announcer/announce.ts';

export type OwnErrorProps = {
  text: string;
  /** Language of the text, where it is not that of the page. */
  lang: string | undefined;
};

/** An error that a field finds itself when a person leaves it. The focus is elsewhere by then, so it is announced. */
export function OwnError({ text, lang }: OwnErrorProps) {
  useEffect(() => announce(text, { lang }), [text, lang]);
  return <span lang={lang}>{text}</span>;
}
