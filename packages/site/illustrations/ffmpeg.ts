import { spawnSync } from 'node:child_process';

/**
 * Runs ffmpeg with a file's bytes at its input and gives what it writes to its output.
 * @throws when ffmpeg is not there, or with what it said when it failed.
 */
export function ffmpeg(args: readonly string[], input: Uint8Array = new Uint8Array()): Buffer {
  const { error, status, stdout, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], {
    input,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`ffmpeg cannot be run (${error.message}). Install it: apt-get install ffmpeg.`);
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr.toString()}`);
  return stdout;
}

/** A PNG with at most 64 colours: a flat drawing looks the same and weighs half. */
export const withFewColors = (png: Uint8Array): Buffer =>
  ffmpeg(
    [
      ...['-f', 'png_pipe', '-i', 'pipe:0', '-frames:v', '1'],
      ...[
        '-vf',
        'split[a][b];[a]palettegen=max_colors=64:reserve_transparent=0[p];[b][p]paletteuse=dither=none',
      ],
      ...['-c:v', 'png', '-pred', 'none', '-compression_level', '9', '-f', 'image2pipe', 'pipe:1'],
    ],
    png,
  );
