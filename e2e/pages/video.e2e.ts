import { localePath } from '../../packages/site/src/pages.ts';
import { expect, locales, test } from './test.ts';

// Its words, its bytes and how it plays are in journeys/watch-film.e2e.ts.
for (const locale of locales)
  test(`loads nothing of the video of the adult study before it is asked for, ${locale}`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, '/for-participants/adults'));
    const video = page.locator('video');
    const { paused, preload, networkState } = await video.evaluate(
      ({ paused, networkState, preload }: HTMLVideoElement) => ({ paused, networkState, preload }),
    );
    expect([paused, preload]).toEqual([true, 'none']);
    // 0 (empty) or 1 (idle).
    expect(networkState).toBeLessThan(2);

    await video.evaluate((player: HTMLVideoElement) => player.play());
    const { duration, width, height } = await video.evaluate((player: HTMLVideoElement) => ({
      duration: player.duration,
      width: player.videoWidth,
      height: player.videoHeight,
    }));
    expect(duration).toBeLessThanOrEqual(60);
    expect([width, height]).toEqual([960, 720]);
  });
