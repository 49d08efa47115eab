import type { Step } from '../../src/scan/steps.ts';

/** One thing changed in a story of a component, and the check that must notice. */
export type Mutation = {
  component: string;
  story: string;
  /** The folder of the story, where it is another component's. */
  folder?: string;
  /** What is changed, in a sentence. */
  mutation: string;
  /** Steps that lead from the story as shown to where the change matters. Default: none. */
  first?: readonly Step[];
  /** A rule's id, `axe/` and the id of one of axe-core's, or `testing/` and one of the library's testers. */
  check: string;
  /** What a tester is asked to do, one after the other: its method, and what it is given. */
  uses?: readonly (readonly [string, ...unknown[]])[];
  /** What the check says of the change. Default: failed. Where no machine can say that, it asks a person. */
  becomes?: 'failed' | 'cantTell';
} & (
  | { css: string }
  | {
      /** Which elements are changed; at least one must be there. */
      on: string;
      change: (element: HTMLElement) => void;
    }
);
