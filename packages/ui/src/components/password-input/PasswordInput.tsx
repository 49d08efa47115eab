'use client';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import type { FieldRootProps } from '../../internal/root-props.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { announce } from '../announcer/announce.ts';
import { Button } from '../button/Button.tsx';
import {
  type ControlProps,
  Field,
  type FieldChange,
  type FieldTextProps,
  type Label,
  splitFieldProps,
  useFieldId,
  usePreHydrationValue,
} from '../field/index.ts';
import * as styles from './PasswordInput.css.ts';
import {
  type PasswordInputMessages,
  type VisibilityMessages,
  visibilityMessages,
} from './PasswordInput.messages.ts';

type OwnAttributes = 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'placeholder';

/** A native input with a label: takes the attributes of `input` too, such as `minLength`, `onBlur`. */
export type PasswordInputProps = FieldTextProps &
  FieldRootProps &
  Omit<ControlProps<'input'>, OwnAttributes> & {
    /** Names the field, always visible, above it. */
    label: Label;
    /** Name of the field in the form data. */
    name: string;
    /** current-password: to sign in · new-password: to choose one. Password managers need it. */
    autoComplete: 'current-password' | 'new-password';
    /** Id of the input, which an error summary links to. Default: one that is unique on the page. */
    id?: string | undefined;
    /** Value, when controlled. Set it to what `onValueChange` reports. There is no initial one: HTML is kept in caches. */
    value?: string | undefined;
    /** Called with the text after each change of it; once for what was typed before hydration. */
    onValueChange?: ((value: string, details: FieldChange) => void) | undefined;
    /** Replaces the messages of the field and of its button. */
    messages?: Partial<PasswordInputMessages> | undefined;
    /** The input, for moving focus. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** A password, with a button that shows what was typed. It is hidden again when the form is submitted. */
export function PasswordInput(props: PasswordInputProps) {
  const { field, control } = splitFieldProps(props);
  const { ref, onChange, onValueChange, ...native } = control;
  const id = useFieldId(native.name, native.id);
  const { messages, getLang } = useMessages<VisibilityMessages>(
    'PasswordInput',
    visibilityMessages,
    field.messages,
  );
  const [isVisible, setVisible] = useState(false);
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  usePreHydrationValue(input, (details) => onValueChange?.(input.current?.value ?? '', details));

  useEffect(() => {
    const hide = ({ target }: Event) => {
      if (!input.current || target !== input.current.form) return;
      // Before the browser reads the form: it keeps visible text for suggestions in other forms.
      input.current.type = 'password';
      setVisible(false);
    };
    addEventListener('submit', hide, true);
    return () => removeEventListener('submit', hide, true);
  }, []);

  const toggle = () => {
    const key = isVisible ? 'hidden' : 'visible';
    announce(messages[key], { lang: getLang(key) });
    setVisible(!isVisible);
  };
  const name = isVisible ? 'hide' : 'show';

  return (
    <Field
      {...field}
      component="password-input"
      id={id}
      control={(attributes) => (
        <div className={styles.row}>
          <input
            {...native}
            {...attributes}
            ref={mergedRef}
            type={isVisible ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value, { reason: 'input', event: event.nativeEvent });
            }}
            data-part="input"
            className={styles.input}
          />
          {!field.isDisabled && (
            <Button
              lang={getLang(name)}
              aria-controls={id}
              // Where a page has two passwords.
              aria-describedby={`${id}-label`}
              onClick={toggle}
              data-part="toggle"
              className={isHydrated ? styles.toggle : styles.waiting}
            >
              {messages[name]}
            </Button>
          )}
        </div>
      )}
    />
  );
}
