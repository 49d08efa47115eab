import { spawnSync } from 'node:child_process';

/**
 * Runs ffmpeg with a file's bytes as standard input and returns its output.
 * @throws when ffmpeg is missing, or with its messages when it failed.
 */
export function ffmpeg(args: readonly string[], input: Uint8Array = new Uint8Array()): Buffer {
  const { error, status, stdout, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], {
    input,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error)
    throw new Error(`ffmpeg could not be started (${error.message}). Install it: apt-get install ffmpeg.`);
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr.toString()}`);
  return stdout;
}

/** Compresses a PNG without loss; flat shapes compress best without prediction. */
export const withoutPrediction = (png: Uint8Array): Buffer =>
  ffmpeg(
    [
      ...['-f', 'png_pipe', '-i', 'pipe:0', '-frames:v', '1'],
      ...['-c:v', 'png', '-pred', 'none', '-compression_level', '9', '-f', 'image2pipe', 'pipe:1'],
    ],
    png,
  );

/** Quantizes a PNG to 64 colors, which halves flat drawings without visible change. */
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
