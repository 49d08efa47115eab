'use client';
import { useId } from 'react';
import type { HeadingLevel, Label } from '../field/index.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import * as styles from './ErrorSummary.css.ts';
import { focusField } from './focus-field.ts';

/** One thing to put right, and where. */
export type SummaryError = {
  /** Id of the control or group, with `#`. In a group the link leads to the first choice that can take focus. */
  href: `#${string}`;
  /** What is wrong and what to do: the same text as beside the field. */
  message: Label;
};

export type ErrorSummaryProps = RootProps<
  HTMLElement,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-live'
> & {
  /** Heading of the summary, e.g. 'There is a problem'. */
  title: Label;
  /** What to put right, in the order of the form. With none, and no description, the summary is not there. */
  errors: readonly SummaryError[];
  /** A sentence before the list, e.g. what the * means; alone, a problem that is no field's, such as a lost connection. */
  description?: Label | undefined;
  /** Level of the title. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Prints the HTML attribute `autofocus`, so that a page sent back by a server begins at the summary
   * without script. In the browser move focus yourself, by `ref`, after each failed attempt. Default false.
   */
  autoFocus?: boolean | undefined;
};

/** What is wrong in a form, at its top, as links to the fields. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title, errors, description, headingLevel = 2, autoFocus, className, ...root } = props;
  const ownId = useId();
  const Heading = `h${headingLevel}` as const;
  warnEmptyName('ErrorSummary', 'title', title);
  if (errors.length === 0 && description === undefined) return null;
  const id = root.id ?? ownId;
  const titleId = `${id}-title`;
  const descriptionId = description === undefined ? undefined : `${id}-description`;
  return (
    <section
      {...root}
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- a page that comes back with errors begins at them
      autoFocus={autoFocus}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      data-component="error-summary"
      className={joinClassNames(styles.root, className)}
    >
      <Heading id={titleId} data-part="title" className={styles.title}>
        {title}
      </Heading>
      {descriptionId && (
        <div id={descriptionId} data-part="description" className={styles.description}>
          {description}
        </div>
      )}
      {errors.length > 0 && (
        <ul data-part="errors" className={styles.errors}>
          {errors.map(({ href, message }) => (
            <li key={href}>
              <a
                href={href}
                onClick={(event) => focusField(event, event.currentTarget)}
                data-part="error-link"
                className={styles.link}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
