import type { Journey } from '@longcovid/content';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { answersFragment, answersInAddress, formatAnswers, readAnswers, type Answers } from './answers.ts';
import type { JourneyData } from './journey-data.ts';

type AnswersState = {
  answers: Answers;
  /** Changes when the fields must show the answers anew: at load with a fragment, after Back, after clearing. */
  formKey: number;
  /** Puts the answers of the fields into the address; resolves when the page shows what fits them. */
  answer: (answers: Answers) => Promise<void>;
  clear: () => Promise<void>;
};

/**
 * The answers to a journey's questions. With script they live in the fragment, which stays on the device, and take the
 * place of the entry in the history: Back leaves the page, and coming back finds them. Without script they stand in the query.
 */
export function useAnswers(journey: Journey): AnswersState {
  const { rendered } = useLoaderData<JourneyData>();
  const navigate = useNavigate();
  const { pathname, hash, search } = useLocation();
  const isHydrated = useHydrated();
  // What the fields said last: when the address says the same, they need not be made anew.
  const [fieldsText, setFieldsText] = useState<string | null>(null);
  const [shown, setShown] = useState({
    text: answersInAddress({ hash: '', search: rendered }, journey) ?? '',
    formKey: 0,
  });
  const inAddress = isHydrated ? answersInAddress({ hash, search }, journey) : null;
  if (inAddress !== null && inAddress !== shown.text) {
    setShown({ text: inAddress, formKey: shown.formKey + (inAddress === fieldsText ? 0 : 1) });
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
