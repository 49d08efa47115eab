import { wide } from '../shell/layout.css.ts';
import { band } from '../shell/Root.css.ts';
import { LINE } from './built.ts';

type Props = {
  /** A message of the area `offline`. */
  message: (id: string) => string;
};

/**
 * What the worker writes above a page that it has kept; server only. It is outside of the application, before the skip
 * link, so it has no link of its own.
 */
export function KeptLine({ message }: Props) {
  return (
    <aside id={LINE} aria-label={message('line.label')} className={band}>
      <div className={wide}>{message('line')}</div>
    </aside>
  );
}
