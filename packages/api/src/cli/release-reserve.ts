import { releaseReserveFile } from '../storage/reserve-file.ts';

/** Makes room for a deletion on a full disk, and says so. */
export function releaseReserve(dataFolder: string): void {
  if (!releaseReserveFile(dataFolder)) return;
  process.stderr.write(
    'The disk is full, so the reserve file was removed to make room. ' +
      'The service creates it again when it starts with enough space.\n',
  );
}
