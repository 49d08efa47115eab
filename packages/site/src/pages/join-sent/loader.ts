import type { ConfirmationData } from '../../features/form/Confirmation.tsx';
import type { LoaderContext } from '../../loaders.ts';

/** Next steps, who calls and how to withdraw. */
export function load({ content }: LoaderContext): ConfirmationData {
  const { programme, texts } = content;
  const nextSteps = texts['join-next-steps'];
  if (!nextSteps)
    throw new Error(
      "content has no text 'join-next-steps': nobody may be left without knowing what happens next.",
    );
  return {
    nextSteps: { title: nextSteps.title, body: nextSteps.body },
    demonstrationNotice: programme.demonstration ? programme.demonstrationNotice.sent : null,
  };
}
