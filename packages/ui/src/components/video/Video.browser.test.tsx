import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import englishCaptions from './fixture/visit.en.vtt?url';
import spanishCaptions from './fixture/visit.es.vtt?url';
import film from './fixture/visit.webm?url';
import { Video, type VideoProps } from './index.ts';

const createCaptions = (text: string) =>
  URL.createObjectURL(new Blob([`WEBVTT\n\n00:00.000 --> 00:09.000\n${text}\n`], { type: 'text/vtt' }));
const captions = { en: createCaptions('Welcome'), es: createCaptions('Le damos la bienvenida') };
const poster = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/%3E';
const video = (props: Partial<VideoProps> = {}) => (
  <Video
    title="A visit"
    headingLevel={2}
    sources={[{ src: 'data:video/mp4;base64,', type: 'video/mp4' }]}
    poster={poster}
    captions={captions}
    transcript={<p id="transcript">A nurse says: Welcome.</p>}
    textVersionHref="/visit-as-text"
    {...props}
  />
);
const player = () => document.querySelector('video') as HTMLVideoElement;

describe('the player', () => {
  test('VID-01 is the browser’s own, with its controls and the title as its name', async () => {
    await render(video());
    expect(player().controls).toBe(true);
    expect((await commands.accessibilityTree()).join('\n')).toMatch(/Video "A visit"/);
    await expect.element(page.getByRole('heading', { name: 'A visit', level: 2 })).toBeVisible();
  });

  test('VID-02 plays and loads nothing by itself', async () => {
    await render(video());
    expect([player().paused, player().autoplay, player().loop, player().preload]).toEqual([
      true,
      false,
      false,
      'none',
    ]);
    expect(player().networkState).not.toBe(HTMLMediaElement.NETWORK_LOADING);
  });

  test.each([
    ['en', 'Welcome'],
    ['es', 'Le damos la bienvenida'],
  ] as const)(
    'VID-03 has captions in both languages, and shows those of the page: %s',
    async (locale, text) => {
      await render(withLocale(locale, video()));
      const tracks = [...player().textTracks];
      expect(tracks.map(({ kind, language, label }) => [kind, language, label])).toEqual([
        ['captions', 'en', 'English'],
        ['captions', 'es', 'Español'],
      ]);
      await expect.poll(() => tracks.find(({ mode }) => mode === 'showing')?.language).toBe(locale);
      const shown = tracks.find(({ mode }) => mode === 'showing');
      await expect.poll(() => (shown?.cues?.[0] as VTTCue | undefined)?.text).toBe(text);
    },
  );

  test('VID-04 has a poster, and keeps its room before the file is there', async () => {
    await page.viewport(320, 800);
    await render(video({ width: 640, height: 360 }));
    expect(player().poster).toBe(poster);
    const { width, height } = player().getBoundingClientRect();
    expect(width / height).toBeCloseTo(16 / 9, 1);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

/** Two seconds of a tone, with a caption in the first half and another in the second, in each language. */
test.each([
  ['en', ['Nurse: Welcome.', 'Nurse: We stop whenever you want.']],
  ['es', ['Enfermera: Le damos la bienvenida.', 'Enfermera: Paramos cuando usted quiera.']],
] as const)('VID-15 plays by the space bar, with captions, %s', async (locale, caption) => {
  await render(
    withLocale(
      locale,
      video({
        sources: [{ src: film, type: 'video/webm' }],
        captions: { en: englishCaptions, es: spanishCaptions },
      }),
    ),
  );
  const shown: string[] = [];
  for (const track of player().textTracks) {
    track.addEventListener('cuechange', () => {
      if (track.mode === 'showing') {
        for (const cue of track.activeCues ?? []) shown.push((cue as VTTCue).text);
      }
    });
  }
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.poll(() => player().ended, { timeout: 30_000 }).toBe(true);
  expect([...new Set(shown)]).toEqual(caption);
  const decoded = player() as unknown as { webkitAudioDecodedByteCount: number };
  expect(decoded.webkitAudioDecodedByteCount).toBeGreaterThan(0);
  expect(player().muted).toBe(false);
});

describe('a film without sound', () => {
  test.each([
    ['en', 'This video has no sound.', 'In words: what the video shows'],
    ['es', 'Este video no tiene sonido.', 'En palabras: lo que muestra el video'],
  ] as const)(
    'VID-16 shows that it has no sound, no captions, and its transcript, %s',
    async (locale, silence, summary) => {
      await render(withLocale(locale, video({ captions: 'no-sound' })));
      await expect.element(page.getByText(silence)).toBeVisible();
      expect(player().textTracks).toHaveLength(0);
      await expect.element(page.getByRole('heading', { name: summary, level: 3 })).toBeVisible();
    },
  );

  test('VID-16 does not show that for a film with captions', async () => {
    await render(video());
    expect(page.getByText('This video has no sound.').elements()).toEqual([]);
  });
});

describe('its transcript', () => {
  test.each([
    ['en', 'Transcript: what is said and shown', 'Read the text version', 'Download the video'],
    ['es', 'Transcripción: lo que se dice y se muestra', 'Leer la versión en texto', 'Descargar el video'],
  ] as const)(
    'VID-06 opens the transcript beside it, and links lead on, %s',
    async (locale, name, text, file) => {
      await render(withLocale(locale, video()));
      await expect.element(page.getByRole('heading', { name, level: 3 })).toBeVisible();
      await userEvent.click(page.getByText(name));
      expect(document.getElementById('transcript')?.checkVisibility()).toBe(true);
      const { right } = player().getBoundingClientRect();
      expect(document.getElementById('transcript')?.getBoundingClientRect().left).toBeGreaterThan(right);
      expect(page.getByRole('link', { name: text }).element().getAttribute('href')).toBe('/visit-as-text');
      await expect.element(page.getByRole('link', { name: file })).toBeVisible();
    },
  );

  test('VID-07 links to the audio description when there is one', async () => {
    const { rerender } = await render(video());
    expect(page.getByRole('link', { name: /audio description/ }).elements()).toEqual([]);
    await rerender(video({ describedHref: '/described' }));
    await expect.element(page.getByRole('link', { name: 'Watch with audio description' })).toBeVisible();
  });

  test('VID-09 prints the transcript, and not the player', async () => {
    await render(video());
    await commands.emulateMedia({ media: 'print' });
    expect(document.getElementById('transcript')?.checkVisibility()).toBe(true);
    expect(player().checkVisibility()).toBe(false);
  });

  test('VID-10 marks the spoken language when it is another', async () => {
    await render(video({ spokenLanguage: 'es' }));
    expect(player().lang).toBe('es');
  });
});

test('VID-17 warns that its title is empty', () =>
  expectWarning(video({ title: '' }), 'Video: `title` is empty.'));
