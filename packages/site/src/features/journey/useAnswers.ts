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
  fieldsVersion: number;
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
  const [said, setSaid] = useState<string | null>(null);
  const [shown, setShown] = useState({
    text: answersInAddress({ hash: '', search: rendered }, journey) ?? '',
    fieldsVersion: 0,
  });
  const inAddress = isHydrated ? answersInAddress({ hash, search }, journey) : null;
  if (inAddress !== null && inAddress !== shown.text) {
    setShown({ text: inAddress, fieldsVersion: shown.fieldsVersion + (inAddress === said ? 0 : 1) });
  }

  const go = (text: string) =>
    navigate(
      { pathname, search: '', hash: answersFragment(text) },
      { flushSync: true, replace: true, preventScrollReset: true },
    );
  return {
    answers: readAnswers(new URLSearchParams(shown.text), journey),
    fieldsVersion: shown.fieldsVersion,
    answer: async (answers) => {
      const text = formatAnswers(answers, journey);
      setSaid(text);
      await go(text);
    },
    clear: async () => {
      setSaid(null);
      await go('');
      flushSync(() => setShown(({ fieldsVersion }) => ({ text: '', fieldsVersion: fieldsVersion + 1 })));
    },
  };
}
