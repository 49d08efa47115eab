import type { Resolve } from '../embed-context.ts';

/** The text itself, in place of the directive. */
export const resolve: Resolve<'text'> = ({ id }, { content }) => content.texts[id]?.body ?? [];
