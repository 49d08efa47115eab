import { localePath } from '../../packages/site/src/pages.ts';
import { expect, locales, test } from './test.ts';

const text = {
  en: {
    silence: 'This video has no sound.',
    transcript: 'In words: what the video shows',
    caption: 'You say yes to the study, in your own time.',
  },
  es: {
    silence: 'Este video no tiene sonido.',
    transcript: 'En palabras: lo que muestra el video',
    caption: 'Usted dice que sí al estudio, con calma.',
  },
} as const;

for (const locale of locales) {
  test(`loads and plays the video of the adult study on demand, beside its transcript, ${locale}`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, '/for-participants/adults'));
    await expect(page.getByText(text[locale].silence)).toBeVisible();
    const video = page.locator('video');
    const state = () =>
      video.evaluate(({ paused, networkState, preload }: HTMLVideoElement) => ({
        paused,
        networkState,
        preload,
      }));
    // 0 (empty) or 1 (idle): nothing of the file has been loaded.
    expect(await state()).toMatchObject({ paused: true, preload: 'none' });
    expect((await state()).networkState).toBeLessThan(2);

    await video.evaluate((player: HTMLVideoElement) => player.play());
    await expect
      .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(0);
    const { duration, width, height } = await video.evaluate((player: HTMLVideoElement) => ({
      duration: player.duration,
      width: player.videoWidth,
      height: player.videoHeight,
    }));
    expect(duration).toBeLessThanOrEqual(60);
    expect([width, height]).toEqual([960, 720]);

    await page.getByText(text[locale].transcript).click();
    await expect(page.getByText(text[locale].caption)).toBeVisible();
  });
}
