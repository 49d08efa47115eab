import type { Step } from '../../src/scan/steps.ts';

/** One change of a story, and the check that must find it. */
export type Mutation = {
  component: string;
  story: string;
  /** The folder of the story, where it is not that of the component. */
  folder?: string;
  /** The change, in a sentence. */
  mutation: string;
  /** Steps before the change. Default: none. */
  first?: readonly Step[];
  /** Id of a rule, `axe/<rule>`, or `testing/<tester>` of the library. */
  check: string;
  /** Calls of a tester in their order: method and arguments. */
  uses?: readonly (readonly [string, ...unknown[]])[];
  /** Outcome of the check after the change; `cantTell` where it needs manual review. Default: failed. */
  becomes?: 'failed' | 'cantTell';
} & (
  | { css: string }
  | {
      /** Selector of the elements to change; at least one must exist. */
      on: string;
      change: (element: HTMLElement) => void;
    }
);
