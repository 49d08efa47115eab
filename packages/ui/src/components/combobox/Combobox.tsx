'use client';
import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { warnDeveloper } from '../../internal/warning.ts';
import { isUsedKey } from '../../internal/has-modifier.ts';
import { enterText } from '../../internal/enter-text.ts';
import { useControlledText } from '../../internal/useControlledText.ts';
import type { FieldRootProps } from '../../internal/root-props.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { warnEmptyNames } from '../../internal/warn-empty-name.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import {
  type ControlProps,
  Field,
  type FieldTextProps,
  type Label,
  usePreHydrationValue,
  splitFieldProps,
  useFieldId,
} from '../field/index.ts';
import { type InitialRequest, type ListRequest, type ComboboxOption, findOption } from './options.ts';
import { loadList } from './load-list.ts';
import * as styles from './Combobox.css.ts';
import { comboboxMessages, type ComboboxMessages, type ListMessages } from './Combobox.messages.ts';
import type { ListHandle, ShownList, ComboboxMatching, ComboboxVariant } from './ComboboxList.tsx';

type Loaded = {
  List: Awaited<ReturnType<typeof loadList>>['ComboboxList'];
  initialRequest: InitialRequest | undefined;
};

/**
 * Fetches the list at the first focus after there are options, and then does what was requested meanwhile. When it
 * cannot be fetched, the field stays a text field and the next focus tries again.
 */
function useLazyList(inputRef: RefObject<HTMLInputElement | null>, hasOptions: boolean) {
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoading = useRef(false);
  const requested = useRef<ListRequest>(undefined);

  const load = useCallback(() => {
    if (!hasOptions || isLoading.current) return;
    isLoading.current = true;
    loadList().then(
      ({ ComboboxList: List }) => {
        const input = inputRef.current;
        const what = input !== null && document.activeElement === input ? requested.current : undefined;
        const initialRequest = input && what ? { what, text: input.value } : undefined;
        // At once: a letter that is typed before the list is rendered would reach neither of the two.
        flushSync(() => setLoaded({ List, initialRequest }));
      },
      (error: unknown) => {
        isLoading.current = false;
        warnDeveloper('Combobox', {
          what: `its list failed to load: ${String(error)}`,
          why: 'It stays a plain text field until the next focus retries.',
          todo: 'Check that your server serves the chunks of your build.',
        });
      },
    );
  }, [inputRef, hasOptions]);

  // The field may have received focus before hydration, or before there were options.
  useEffect(() => {
    if (document.activeElement === inputRef.current) load();
  }, [inputRef, load]);

  const requestList = useCallback((what: ListRequest | undefined) => {
    requested.current = what;
  }, []);
  return { loaded, load, requestList };
}

/** The details of a change of a combobox's text. */
export type ComboboxChange = {
  /**
   * input: a person edited the text · option-press: chose an option · hydration: typed before hydration, reported once
   * after it · reset: a reset of the form changed it.
   */
  reason: 'input' | 'option-press' | 'hydration' | 'reset';
  /** The browser's event; undefined at hydration. */
  event: Event | undefined;
  /** The option whose label the text is now; undefined when there is none. */
  option: ComboboxOption | undefined;
};

type OwnedAria = 'aria-activedescendant' | 'aria-autocomplete' | 'aria-controls' | 'aria-expanded';

/** A native input with a label: takes the attributes of `input` too, such as `onBlur`, `maxLength`. */
export type ComboboxProps = FieldTextProps &
  FieldRootProps &
  Omit<ControlProps<'input'>, OwnedAria | 'list' | 'role'> & { [name in OwnedAria]?: undefined } & {
    /** Names the field, always visible, above it. */
    label: Label;
    /** Name under which the form sends the text, with and without script. Read it with `findOption`. */
    name: string;
    /**
     * The options, in order. Their labels must differ. Keep the array while it stays the same. While it is undefined, as
     * when suggestions have not been loaded, the field is a text field.
     */
    options: readonly ComboboxOption[] | undefined;
    /** Id of the input, which an error summary links to. Default: one that is unique on the page. */
    id?: string | undefined;
    /** Text, when controlled: the label of an option, or what a person typed. Set it to what `onValueChange` reports. */
    value?: string | undefined;
    /** Initial text, when uncontrolled. */
    defaultValue?: string | undefined;
    /** Called with the text after each change of it; once for what was typed before hydration. */
    onValueChange?: ((value: string, details: ComboboxChange) => void) | undefined;
    /**
     * Which options a text shows. contains: those whose label contains it, whatever its case and accents · given: all, in
     * their order, for options that you find, filter or rank yourself after `onValueChange`. Default 'contains'.
     */
    matching?: ComboboxMatching | undefined;
    /**
     * choice: an option is wanted; a button opens all of them, and Enter closes the list before it submits the form ·
     * suggestions: any text will do; without a text there is no list, and Enter submits at once unless an option is
     * active. Default 'choice'.
     */
    variant?: ComboboxVariant | undefined;
    /** Says that options are awaited. Set it from `onValueChange` until they are there. Default false. */
    isLoading?: boolean | undefined;
    /** Whether the text is read-only; it is still in the form data. Default false. */
    isReadOnly?: boolean | undefined;
    /** Replaces the messages of the field and of the list. */
    messages?: Partial<ComboboxMessages> | undefined;
    /** The input, for moving focus. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/**
 * One option out of a long list, found by typing: a text field that becomes a combobox at its first focus, without
 * becoming another element. Text that is no option is kept: validate it yourself.
 */
export function Combobox(props: ComboboxProps) {
  const { field, control } = splitFieldProps(props);
  const {
    ref,
    options,
    matching = 'contains',
    variant = 'choice',
    isLoading = false,
    onFocus,
    onBlur,
    onClick,
    onKeyDown,
    onSelect,
    onCompositionEnd,
    onChange,
    onValueChange,
    value: givenText,
    ...native
  } = control;
  warnEmptyNames(
    'Combobox',
    'options[].label',
    (options ?? []).map(({ label }) => label),
  );
  const id = useFieldId(native.name, native.id);
  const resolved = useMessages<ListMessages>('Combobox', comboboxMessages, field.messages);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<ListHandle>(null);
  const [shown, setShown] = useState<ShownList>({});
  const mergedRef = useMergedRefs(input, ref);
  const text = useControlledText(input, givenText);
  const { loaded, load, requestList } = useLazyList(input, options !== undefined);
  const isEditable = !field.isDisabled && !field.isReadOnly;
  const show = (what: ListRequest) => {
    if (list.current) list.current.show(what);
    else if (isEditable) requestList(what);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (isUsedKey(event.nativeEvent)) return;
    if (list.current) list.current.onKeyDown(event);
    else if (event.key === 'ArrowDown') show(event.altKey ? 'all' : 'first');
    else if (event.key === 'ArrowUp') show('last');
    // What was entered is done with: a list that arrives later would cover what comes next.
    else if (event.key === 'Enter' || event.key === 'Escape') requestList(undefined);
  };
  const state = { 'aria-expanded': shown.listId !== undefined, 'aria-controls': shown.listId };

  /** The press that chooses an option, while the option's label is entered. */
  const optionPress = useRef<Event>(undefined);
  const choose = (option: ComboboxOption, event: Event) => {
    if (!input.current) return;
    optionPress.current = event;
    enterText(input.current, option.label);
    optionPress.current = undefined;
  };
  const report = (value: string, reason: ComboboxChange['reason'], event: Event | undefined) => {
    onValueChange?.(value, {
      reason,
      event,
      option: value === '' || !options ? undefined : findOption(options, value),
    });
  };
  usePreHydrationValue(input, ({ reason, event }) => report(input.current?.value ?? '', reason, event));

  return (
    <Field
      {...field}
      component="combobox"
      id={id}
      control={(attributes) => (
        <div className={styles.frame}>
          <input
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...native}
            {...attributes}
            ref={mergedRef}
            type="text"
            value={text.value}
            readOnly={field.isReadOnly}
            onFocus={(event) => {
              onFocus?.(event);
              load();
            }}
            onBlur={(event) => {
              onBlur?.(event);
              list.current?.close();
              requestList(undefined);
            }}
            onClick={(event) => {
              onClick?.(event);
              if (variant === 'choice' && !list.current?.isOpen) show('all');
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              pressKey(event);
            }}
            onSelect={(event) => {
              onSelect?.(event);
              text.onSelect(event);
            }}
            onCompositionEnd={(event) => {
              onCompositionEnd?.(event);
              text.onCompositionEnd();
            }}
            onChange={(event) => {
              text.onChange(event);
              show('matches');
              onChange?.(event);
              const press = optionPress.current;
              report(event.currentTarget.value, press ? 'option-press' : 'input', press ?? event.nativeEvent);
            }}
            // The same element is a text field until its list is there.
            {...(loaded &&
              options && {
                ...state,
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-activedescendant': shown.activeId,
              })}
            data-part="input"
            className={variant === 'choice' ? styles.inputBeforeTrigger : styles.input}
          />
          {variant === 'choice' && (
            <button
              type="button"
              // The arrow keys open the list: a second stop would tire (APG, editable combobox).
              tabIndex={-1}
              disabled={!isEditable}
              // The field's label is its description: as a part of its name, label lookups in tests would find the button too.
              lang={resolved.getLang('open')}
              aria-label={resolved.messages.open}
              aria-describedby={`${id}-label`}
              // The input keeps its focus, and a phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (list.current?.isOpen) list.current.close();
                else show('chosen');
                input.current?.focus();
              }}
              {...(loaded && state)}
              data-open={shown.listId === undefined ? undefined : ''}
              data-part="trigger"
              className={styles.trigger}
            >
              <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path
                  d="m6 9 6 6 6-6"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          )}
          {loaded && options && (
            <loaded.List
              id={id}
              input={input}
              ref={list}
              onShownChange={setShown}
              text={text.value}
              options={options}
              matching={matching}
              variant={variant}
              isLoading={isLoading}
              isEditable={isEditable}
              {...resolved}
              initialRequest={loaded.initialRequest}
              onChoose={choose}
            />
          )}
        </div>
      )}
    />
  );
}
