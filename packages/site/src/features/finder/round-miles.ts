import { RADIUS_CHOICES } from '@longcovid/content/search';

/**
 * Whole miles to show: the nearest, but never a distance that can be chosen when it is further. 25.3 is 26, since it is
 * not within 25.
 */
export function roundMiles(miles: number): number {
  const rounded = Math.round(miles);
  return miles > rounded && RADIUS_CHOICES.some((choice) => choice === rounded) ? rounded + 1 : rounded;
}
