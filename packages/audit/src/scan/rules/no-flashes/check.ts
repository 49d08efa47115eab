import { createAbsenceRule } from '../absence.ts';

/** Proves that nothing can flash: no video, no animated image, no canvas, no frame. */
export const noFlashes = createAbsenceRule({
  id: 'no-flashes',
  criteria: ['2.3.1'],
  selector:
    'video, canvas, object, embed, iframe, blink, marquee, animate, animateTransform, img[src$=".gif" i], img[src$=".apng" i]',
  reason: 'Whether it flashes more than three times in a second needs manual review.',
});
