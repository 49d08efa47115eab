import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../../announcer/announce.ts';
import { ButtonGroup } from '../../button-group/ButtonGroup.tsx';
import { Button } from '../../button/Button.tsx';
import * as styles from './question.css.ts';

type QuestionProps = {
  /** Id of the field. That of the question begins with it. */
  fieldId: string;
  text: string;
  /** Language of the text, where it is not that of the page. */
  lang: string | undefined;
  /** Whether the error of the field asks the same, so that it is not asked twice. */
  isError: boolean;
  /** The answers, each a name that is unique among them. */
  answers: readonly string[];
  /** Called with the index of the answer that was pressed. */
  onAnswer: (index: number, event: MouseEvent) => void;
};

/** Asks below a field which of two readings of its text is meant. The focus is elsewhere by then, so it is announced. */
export function Question({ fieldId, text, lang, isError, answers, onAnswer }: QuestionProps) {
  useEffect(() => {
    if (!isError) announce(text, { lang });
  }, [text, lang, isError]);
  const id = `${fieldId}-${isError ? 'error' : 'question'}`;
  return (
    <div data-part="question" className={styles.root}>
      {!isError && (
        <p id={id} lang={lang} data-part="question-text" className={styles.text}>
          {text}
        </p>
      )}
      <ButtonGroup aria-labelledby={id}>
        {answers.map((answer, index) => (
          <Button key={answer} onClick={(event) => onAnswer(index, event)}>
            {answer}
          </Button>
        ))}
      </ButtonGroup>
    </div>
  );
}

/**
 * What a person has left in a field, for checking it. While something is pressed, such as the button that sends the form,
 * it waits: an error that appears would move the button from under the pointer, and the press would be lost.
 *
 * @returns `left` is undefined before the field is left for the first time, and while it is edited again; `last` is not.
 */
export function useLeftValue<Value>() {
  const [last, setLast] = useState<Value>();
  const [isEdited, setEdited] = useState(false);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const leave = (value: Value) => {
    cancelAnimationFrame(frame.current);
    if (document.querySelector(':active')) frame.current = requestAnimationFrame(() => leave(value));
    else {
      setLast(() => value);
      setEdited(false);
    }
  };
  const edit = () => {
    cancelAnimationFrame(frame.current);
    setEdited(true);
  };
  return { left: isEdited ? undefined : last, last, leave, edit };
}
