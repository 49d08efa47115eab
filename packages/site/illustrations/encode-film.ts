import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ffmpeg } from './ffmpeg.ts';

type Shot = { png: Buffer; seconds: number };

/** Frames per second: slides are still, so few suffice; seeking is precise to a fifth of a second. */
const RATE = 5;

const codecs = {
  mp4: [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'stillimage',
    '-crf',
    '22',
    '-movflags',
    '+faststart',
  ],
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '30',
    '-row-mt',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '4',
  ],
} as const;

/** Encodes the slides without sound as MP4 (H.264) and WebM (VP9); every browser plays one of them. */
export async function encodeFilm(shots: readonly Shot[]): Promise<{ mp4: Buffer; webm: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const lines = await Promise.all(
      shots.map(async ({ png, seconds }, index) => {
        await writeFile(join(folder, `${index}.png`), png);
        return `file '${index}.png'\nduration ${seconds}`;
      }),
    );
    // The list's last duration counts only when a file follows it.
    await writeFile(join(folder, 'list.txt'), [...lines, `file '${shots.length - 1}.png'`].join('\n'));
    const starts = shots.map((_, index) =>
      shots.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0),
    );
    const total = shots.reduce((sum, { seconds }) => sum + seconds, 0);
    const encode = async (kind: keyof typeof codecs): Promise<Buffer> => {
      const file = join(folder, `film.${kind}`);
      ffmpeg([
        ...['-f', 'concat', '-safe', '0', '-i', join(folder, 'list.txt'), '-t', String(total), '-an'],
        ...['-vf', `fps=${RATE},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`],
        ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
        ...[
          '-force_key_frames',
          starts.join(','),
          '-threads',
          '1',
          '-fflags',
          '+bitexact',
          '-flags:v',
          '+bitexact',
        ],
        ...['-map_metadata', '-1', ...codecs[kind], file],
      ]);
      return readFile(file);
    };
    return { mp4: await encode('mp4'), webm: await encode('webm') };
  } finally {
    await rm(folder, { recursive: true });
  }
}
