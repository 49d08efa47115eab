import type { AriaAttributes, CSSProperties, Ref } from 'react';

/** Attributes for tests, analytics and styles of the page, such as `data-testid`. */
export type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined } & {
  'data-component'?: undefined;
  'data-part'?: undefined;
};

/** What a field takes for its root; `id`, `ref`, `aria-*` and attributes of HTML belong to its control. */
export type FieldRootProps = DataAttributes & {
  /** Classes of the root beside the field's own. Styles outside of a cascade layer win over the field's. */
  className?: string | undefined;
  /** Inline style of the root. A strict content security policy blocks it in HTML from the server. */
  style?: CSSProperties | undefined;
};

/**
 * What every component takes for its root element, beside its own props. The component's own attributes win.
 *
 * @template Root type of the element that `ref` receives.
 * @template Owned `aria-*` attributes that the component sets itself, such as `'aria-labelledby'`.
 */
export type RootProps<Root extends Element = HTMLElement, Owned extends keyof AriaAttributes = never> = Omit<
  AriaAttributes,
  Owned
> & { [name in Owned]?: undefined } & DataAttributes & {
    /** Id of the root element. Default: none, or one of React's where another element refers to it. */
    id?: string | undefined;
    /** Classes beside the component's own. Styles outside of a cascade layer win over the component's. */
    className?: string | undefined;
    /** Inline style. A strict content security policy blocks it in HTML from the server: prefer `className`. */
    style?: CSSProperties | undefined;
    /** The root element, for focus and measuring. */
    ref?: Ref<Root> | undefined;
  };

/** The classes of a root element: the component's own, then the caller's. */
export const joinClassNames = (own: string, given: string | undefined): string =>
  given === undefined || given === '' ? own : `${own} ${given}`;
