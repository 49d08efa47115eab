import { createAbsenceRule } from '../absence.ts';

/** Shows that there is nothing that can flash: no film, no moving picture, no drawing by script, no frame. */
export const noFlashes = createAbsenceRule({
  id: 'no-flashes',
  criteria: ['2.3.1'],
  selector:
    'video, canvas, object, embed, iframe, blink, marquee, animate, animateTransform, img[src$=".gif" i], img[src$=".apng" i]',
  reason:
    'What it shows, and whether that flashes more than three times in a second, is for a person to judge.',
});
