import { onFragment } from '../internal/get-fragment-target.ts';
import { followHash, openForHash } from '../components/disclosure/open-disclosure.ts';

/** A native `details` that links to it open too. */
export function enhanceDisclosure(details: HTMLDetailsElement): void {
  openForHash(details);
  onFragment(() => followHash(details));
}
