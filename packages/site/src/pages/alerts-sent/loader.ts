import type { ConfirmationData } from '../../features/form/Confirmation.tsx';
import type { LoaderContext } from '../../loaders.ts';

/** `origin`: that of the site, for the link to copy. */
export type AlertConfirmationData = ConfirmationData & { origin: string };

/** Next steps, and who tells the visitor. */
export function load({ content, url }: LoaderContext): AlertConfirmationData {
  const { programme, texts } = content;
  const nextSteps = texts['alerts-next-steps'];
  if (!nextSteps)
    throw new Error(
      "content has no text 'alerts-next-steps': nobody may be left without knowing what happens next.",
    );
  return {
    nextSteps: { title: nextSteps.title, body: nextSteps.body },
    demonstrationNotice: programme.demonstration ? programme.demonstrationNotice.sent : null,
    origin: url.origin,
  };
}
