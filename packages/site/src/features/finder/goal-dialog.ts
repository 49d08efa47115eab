import type * as DialogModule from '@longcovid/ui/dialog';

export let goalDialog: typeof DialogModule | undefined;

/** Fetches the dialog, so that it opens with the results and never after them. Without it the notice has the same text. */
export async function loadGoalDialog(): Promise<void> {
  try {
    goalDialog ??= await import('@longcovid/ui/dialog');
  } catch (error) {
    console.warn('[@longcovid/site] The dialog could not be loaded; the page has its text.', error);
  }
}
