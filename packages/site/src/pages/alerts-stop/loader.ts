import type { Programme } from '@longcovid/content';

import type { LoaderContext } from '../../loaders.ts';

export type AlertStopData = { programme: Pick<Programme, 'phone' | 'hours'> };

/** Whom to call. */
export function load({ content: { programme } }: LoaderContext): AlertStopData {
  return { programme: { phone: programme.phone, hours: programme.hours } };
}
