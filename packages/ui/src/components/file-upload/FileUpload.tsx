'use client';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useFormattedMessages } from '../../i18n/useFormattedMessages.ts';
import type { FieldRootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { announce } from '../announcer/announce.ts';
import { Button } from '../button/Button.tsx';
import {
  type ControlProps,
  Field,
  type FieldTextProps,
  type Label,
  splitFieldProps,
  useFieldError,
  useFieldId,
  usePreHydrationValue,
} from '../field/index.ts';
import { OwnError } from '../field/OwnError.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './FileUpload.css.ts';
import { createFileMessages, type FileMessages, type FileUploadMessages } from './FileUpload.messages.ts';

/** The details of a change of the files. */
export type FileUploadChange = {
  /**
   * input: a person chose files · remove-press: removed one · hydration: chosen before hydration, reported once after
   * it · reset: a reset of the form removed them.
   */
  reason: 'input' | 'remove-press' | 'hydration' | 'reset';
  /** The browser's event; undefined at hydration. */
  event: Event | undefined;
};

/** A native input with a label: takes the attributes of `input` too, such as `accept`, `multiple`, `capture`. */
export type FileUploadProps = FieldTextProps &
  FieldRootProps &
  Omit<ControlProps<'input'>, 'placeholder'> & {
    /** Names the field, always visible, above it. */
    label: Label;
    /** Name under which the form sends the files. */
    name: string;
    /** Id of the input, which an error summary links to. Default: one that is unique on the page. */
    id?: string | undefined;
    /** The most that one file may have, in bytes. Default: no limit. */
    maxBytes?: number | undefined;
    /** The most files that may be chosen, with `multiple`. Default: no limit. */
    maxFiles?: number | undefined;
    /** Called with the files after each change of them; once for those that were chosen before hydration. */
    onFilesChange?: ((files: readonly File[], details: FileUploadChange) => void) | undefined;
    /** Replaces the messages of the field and of its files. */
    messages?: Partial<FileUploadMessages> | undefined;
    /** The input, for moving focus. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** A limit is rounded down and a size up, so that a file beside its limit is never as large as it. */
function formatSize(bytes: number, messages: FileMessages, round: (value: number) => number): string {
  const [unit, format] = bytes < MEGABYTE ? [KILOBYTE, messages.kilobytes] : [MEGABYTE, messages.megabytes];
  return format(round((bytes / unit) * 10) / 10);
}

const toKey = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** Those of both, each once, in their order. */
const merge = (one: readonly File[], other: readonly File[]): File[] => [
  ...new Map([...one, ...other].map((file) => [toKey(file), file])).values(),
];

function setFilesOf(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/**
 * Files that a person sends with a form: a native input, and below it the files that were chosen, each with its size and
 * a button that removes it. With `multiple`, files that are chosen later are added. The form sends what the list shows,
 * also while there is an error: check the files again where they arrive.
 */
export function FileUpload(props: FileUploadProps) {
  const { field, control } = splitFieldProps(props);
  const { ref, maxBytes, maxFiles, onChange, onFilesChange, ...native } = control;
  const { 'aria-describedby': describedByOther, ...rest } = field;
  const id = useFieldId(native.name, native.id);
  const { messages, getLang } = useFormattedMessages<FileMessages>(
    'FileUpload',
    createFileMessages,
    field.messages,
  );
  const [files, setFiles] = useState<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const list = useRef<HTMLUListElement>(null);

  const update = (next: readonly File[], details: FileUploadChange) => {
    setFiles(next);
    onFilesChange?.(next, details);
  };
  usePreHydrationValue(input, (details) => update([...(input.current?.files ?? [])], details));

  /** The press that removes a file, while it is removed, and then the place in the list for the focus. */
  const removePress = useRef<Event>(undefined);
  const focusAt = useRef<number>(undefined);
  const remove = (index: number, event: Event) => {
    const file = files[index];
    if (!input.current || !file) return;
    setFilesOf(
      input.current,
      files.filter((each) => each !== file),
    );
    announce(messages.removed(file.name), { lang: getLang('removed') });
    focusAt.current = index;
    removePress.current = event;
    // Also for the page and its form, which listen to it.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    removePress.current = undefined;
  };
  useEffect(() => {
    if (focusAt.current === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[focusAt.current] ?? buttons.at(-1) ?? input.current)?.focus();
    focusAt.current = undefined;
  }, [files]);

  const maxSize = maxBytes === undefined ? undefined : formatSize(maxBytes, messages, Math.floor);
  const hasLimits = maxSize !== undefined || maxFiles !== undefined;
  const limitsId = hasLimits ? `${id}-limits` : undefined;

  const findError = (): { key: 'tooMany' | 'tooLarge'; text: string } | undefined => {
    if (maxFiles !== undefined && files.length > maxFiles)
      return { key: 'tooMany', text: messages.tooMany({ chosen: files.length, maxFiles }) };
    const large = files.find(({ size }) => size > (maxBytes ?? Infinity));
    if (!large || maxSize === undefined) return undefined;
    const size = formatSize(large.size, messages, Math.ceil);
    return { key: 'tooLarge', text: messages.tooLarge({ name: large.name, size, maxSize }) };
  };
  const own = findError();
  const given = useFieldError(id, field.error);

  return (
    <Field
      {...rest}
      component="file-upload"
      id={id}
      error={given ?? (own && <OwnError text={own.text} lang={getLang(own.key)} />)}
      aria-describedby={[limitsId, describedByOther].filter(Boolean).join(' ')}
      control={(attributes) => (
        <>
          {hasLimits && (
            <p id={limitsId} lang={getLang('limits')} data-part="limits" className={styles.limits}>
              {messages.limits({ maxFiles, maxSize })}
            </p>
          )}
          <input
            {...native}
            {...attributes}
            ref={mergedRef}
            type="file"
            onChange={(event) => {
              const target = event.currentTarget;
              const press = removePress.current;
              const chosen = [...(target.files ?? [])];
              const next = native.multiple && !press && files.length > 0 ? merge(files, chosen) : chosen;
              if (next.length > chosen.length) setFilesOf(target, next);
              onChange?.(event);
              update(
                next,
                press
                  ? { reason: 'remove-press', event: press }
                  : { reason: 'input', event: event.nativeEvent },
              );
              announce(messages.chosen(next.length), { lang: getLang('chosen') });
            }}
            data-part="input"
            className={styles.input}
          />
          {files.length > 0 && (
            // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from a list without markers
            <ul
              ref={list}
              role="list"
              lang={getLang('chosenFiles')}
              aria-label={messages.chosenFiles}
              data-part="files"
              className={styles.files}
            >
              {files.map((file, index) => (
                <li key={toKey(file)} data-part="file" className={styles.file}>
                  <bdi data-part="file-name" className={styles.name}>
                    {file.name}
                  </bdi>
                  <span data-part="file-size" className={styles.size}>
                    {formatSize(file.size, messages, Math.ceil)}
                  </span>
                  <Button
                    onClick={({ nativeEvent }) => remove(index, nativeEvent)}
                    data-part="remove"
                    className={styles.remove}
                  >
                    {messages.remove}
                    <span className={visuallyHidden}> {file.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    />
  );
}
