import { useEffect } from 'react';
import { announce } from '../announcer/announce.ts';

type OwnErrorProps = {
  text: string;
  /** Language of the text, where it is not that of the page. */
  lang: string | undefined;
};

/** An error that a field finds itself. The focus is elsewhere by then, so it is announced. */
export function OwnError({ text, lang }: OwnErrorProps) {
  useEffect(() => announce(text, { lang }), [text, lang]);
  return <span lang={lang}>{text}</span>;
}
