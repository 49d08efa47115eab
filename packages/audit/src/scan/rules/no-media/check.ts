import { createAbsenceRule } from '../absence.ts';

/** Proves that there is no audio and no video. */
export const noMedia = createAbsenceRule({
  id: 'no-media',
  criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2'],
  selector:
    'audio, video, object, embed, iframe, a:is([href$=".mp4" i], [href$=".mp3" i], [href$=".webm" i], [href$=".m4a" i], [href$=".wav" i])',
  reason:
    'Whether audio and video have equivalent captions, transcripts and audio descriptions needs manual review.',
});
