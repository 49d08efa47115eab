import type { Journey } from '@longcovid/content';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { answersFragment, answersInUrl, formatAnswers, readAnswers, type Answers } from './answers.ts';
import type { JourneyData } from './journey-data.ts';

type AnswersState = {
  answers: Answers;
  /** Key that resets the fields to the answers: at load with a fragment, after Back, after clearing. */
  formKey: number;
  /** Writes the answers of the fields to the URL; settles when the matching timelines are rendered. */
  answer: (answers: Answers) => Promise<void>;
  clear: () => Promise<void>;
};

/**
 * The answers to a journey's questions. With script they are in the fragment, which stays on the device, and replace
 * the history entry: Back leaves the page, and returning restores them. Without script they are in the query.
 */
export function useAnswers(journey: Journey): AnswersState {
  const { rendered } = useLoaderData<JourneyData>();
  const navigate = useNavigate();
  const { pathname, hash, search } = useLocation();
  const isHydrated = useHydrated();
  // The last values of the fields: no remount when the URL has the same.
  const [fieldsText, setFieldsText] = useState<string | null>(null);
  const [shown, setShown] = useState({
    text: answersInUrl({ hash: '', search: rendered }, journey) ?? '',
    formKey: 0,
  });
  const inUrl = isHydrated ? answersInUrl({ hash, search }, journey) : null;
  if (inUrl !== null && inUrl !== shown.text) {
    setShown({ text: inUrl, formKey: shown.formKey + (inUrl === fieldsText ? 0 : 1) });
  }

  const navigateTo = (text: string) =>
    navigate(
      { pathname, search: '', hash: answersFragment(text) },
      { flushSync: true, replace: true, preventScrollReset: true },
    );
  return {
    answers: readAnswers(new URLSearchParams(shown.text), journey),
    formKey: shown.formKey,
    answer: async (answers) => {
      const text = formatAnswers(answers, journey);
      setFieldsText(text);
      await navigateTo(text);
    },
    clear: async () => {
      setFieldsText(null);
      await navigateTo('');
      flushSync(() => setShown(({ formKey: previous }) => ({ text: '', formKey: previous + 1 })));
    },
  };
}
