import type { Opener } from '../sealing/seal.ts';
import type { SealedBody } from '../sealing/sealed-body.ts';

/** Opens a sealed part; null when none of the keys opens it, or its inside is not what we seal. */
export async function tryOpen(open: Opener, sealed: Uint8Array): Promise<SealedBody | null> {
  try {
    return await open(sealed);
  } catch {
    return null;
  }
}
