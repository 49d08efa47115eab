'use client';
import { useState } from 'react';
import { checkVisit, type Locale, texts } from './check-visit';
import { VisitForm } from './VisitForm';

/** Moves focus to what takes the place of the form, so that a screen reader reads it. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

export function Visit({ locale }: { locale: Locale }) {
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <p tabIndex={-1} ref={takeFocus}>
        {texts[locale].sent}
      </p>
    );
  return (
    <VisitForm
      locale={locale}
      onSubmit={(data) => {
        const failure = checkVisit(data, locale);
        // Send the data here.
        setSent(failure.errors.length === 0);
        return failure;
      }}
    />
  );
}
