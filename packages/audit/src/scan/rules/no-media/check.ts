import { createAbsenceRule } from '../absence.ts';

/** Shows that there is no sound and no film. */
export const noMedia = createAbsenceRule({
  id: 'no-media',
  criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2'],
  selector:
    'audio, video, object, embed, iframe, a:is([href$=".mp4" i], [href$=".mp3" i], [href$=".webm" i], [href$=".m4a" i], [href$=".wav" i])',
  reason:
    'Whether sound and film have captions, words and descriptions that say the same is for a person to judge.',
});
