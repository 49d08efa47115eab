import { complete, icon } from './labelled-bar.css.ts';

/** Shown below a full bar: a check mark, and text of the same meaning. */
export function BarComplete({ lang, children }: { lang: string | undefined; children: string }) {
  return (
    <p lang={lang} data-part="complete" className={complete}>
      <svg viewBox="0 0 24 24" className={icon} aria-hidden="true">
        <path d="M4 12.5l5.5 5.5L20 6.5" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      {children}
    </p>
  );
}
