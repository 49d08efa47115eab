import * as styles from './Notice.css.ts';

const shapes = {
  info: (
    <>
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="12" cy="7.25" r="1.5" fill="currentColor" />
      <path d="M12 11v6.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  success: (
    <>
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
      <path
        d="m7 12.5 3.5 3.5L17 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  danger: (
    <>
      <path
        d="M12 2.5 22.5 21h-21Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M12 9v5.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="12" cy="17.75" r="1.4" fill="currentColor" />
    </>
  ),
};

type NoticeIconProps = { tone: keyof typeof shapes; label: string; lang: string | undefined };

/** A shape of its own for each tone, so that color is never the only difference. */
export function NoticeIcon({ tone, label, lang }: NoticeIconProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      lang={lang}
      viewBox="0 0 24 24"
      data-part="icon"
      className={styles.icon[tone]}
    >
      {shapes[tone]}
    </svg>
  );
}
