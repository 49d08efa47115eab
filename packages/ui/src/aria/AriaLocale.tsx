'use client';
import { type ReactNode, useEffect, useInsertionEffect } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { allowInModal } from '../components/dialog/index.ts';
import { useLocale } from '../i18n/locale-context.ts';

/**
 * With an element of this id react-aria adds no style element, which a strict policy blocks and reports. Its one rule is
 * in `Calendar.css.ts`.
 */
const STYLE_ID = 'react-aria-pressable-style';
const ANNOUNCER = '[data-live-announcer]';

function markPressable(): void {
  if (document.getElementById(STYLE_ID)) return;
  const mark = document.createElement('template');
  mark.id = STYLE_ID;
  document.head.append(mark);
}

/** react-aria announces at `body`, which a modal dialog mutes. Brings its log into the open dialog, now or later. */
function admitAnnouncer(): () => void {
  let end: (() => void) | undefined;
  const admit = () => {
    const announcer = document.querySelector(ANNOUNCER);
    if (announcer && !end) end = allowInModal(announcer);
  };
  admit();
  const observer = new MutationObserver(admit);
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    end?.();
  };
}

/** What hooks of react-aria need around them: our locale, no style element, and announcements in a modal dialog. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  useInsertionEffect(markPressable, []);
  useEffect(admitAnnouncer, []);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
