import { defineBrowserCommand } from '@vitest/browser-playwright';

/** What a reader's system asks of a page; what is left out goes back to the browser's default. */
export type Media = {
  media?: 'print' | 'screen';
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
  contrast?: 'more' | 'no-preference';
};

/** Makes the browser of a test ask for dark, forced colors, print, less motion or more contrast. */
export const emulateMedia = defineBrowserCommand<[Media]>(async ({ page }, media) => {
  await page.emulateMedia({
    media: media.media ?? null,
    colorScheme: media.colorScheme ?? null,
    forcedColors: media.forcedColors ?? null,
    reducedMotion: media.reducedMotion ?? null,
    contrast: media.contrast ?? null,
  });
});

declare module 'vitest/browser' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}
