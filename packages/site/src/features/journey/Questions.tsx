import type { Journey } from '@longcovid/content';
import { announce } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import { RadioGroup } from '@longcovid/ui/radio-group';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { formQuery } from '../finder/form-query.ts';
import { toParameter, readAnswers, TIMELINE_ANCHOR, type Answers } from './answers.ts';
import * as styles from './Journey.css.ts';

type Props = {
  journey: Journey;
  answers: Answers;
  formKey: number;
  /** The announcement after a change of answers. */
  getAnnouncement: (answers: Answers) => string;
  onAnswer: (answers: Answers) => Promise<void>;
  /** Called by the button: moves focus to the matching timeline. */
  onShow: (answers: Answers) => Promise<void>;
};

/** The questions as a GET form. With script answers apply immediately, and the button moves focus to the timeline. */
export function Questions({ journey, answers, formKey, getAnnouncement, onAnswer, onShow }: Props) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { welcomeTitle, welcomeBody, questions, yes, no } = journey;
  const read = () => readAnswers(formQuery(form.current), journey);
  const change = () => {
    const next = read();
    void onAnswer(next);
    announce(getAnnouncement(next));
  };
  return (
    <form
      ref={form}
      className={styles.questions}
      method="get"
      action={`${pathname}#${TIMELINE_ANCHOR}`}
      aria-labelledby="journey-questions"
      onSubmit={(event) => {
        event.preventDefault();
        void onShow(read());
      }}
    >
      <h3 id="journey-questions">{welcomeTitle}</h3>
      <p>{welcomeBody}</p>
      {questions.map(({ id, text }) => (
        <RadioGroup
          key={`${id} ${formKey}`}
          legend={text}
          name={toParameter(id)}
          defaultValue={answers[id]}
          onValueChange={change}
          options={[
            { value: 'yes', label: yes },
            { value: 'no', label: no },
          ]}
        />
      ))}
      <div>
        <Button type="submit" variant="primary">
          {intl.formatMessage({ id: 'journey.show' })}
        </Button>
      </div>
    </form>
  );
}
