import type { Locale, Video } from '@longcovid/content';

import { contentFileList } from '../documents/content-files.ts';

/** A line of content's list of videos. */
export type ListedVideo = {
  /** Id of the record. */
  id: string;
  locale: Locale;
  /** Name of its files, without ending. */
  name: string;
  /** In pixels. */
  width: number;
  height: number;
  seconds: number;
  /** Of the MP4. */
  bytes: number;
  /** Tells whether its words have changed since. */
  source: string;
};

/** The files of a video, as the site serves them. */
export type VideoFiles = {
  mp4: string;
  webm: string;
  poster: string;
  width: number;
  height: number;
};

/** Content's list of videos. Server only. */
export const findListedVideos = (): ListedVideo[] => contentFileList('video/videos.json') as ListedVideo[];

/**
 * The files of a record's video in a language; null when the record names none. Server only.
 * @throws when the record names a file and the list does not have it.
 */
export function findVideo(locale: Locale, { id, file }: Pick<Video, 'id' | 'file'>): VideoFiles | null {
  if (file === null) return null;
  const found = findListedVideos().find((video) => video.id === id && video.locale === locale);
  if (!found) {
    throw new Error(
      `[@longcovid/site] the video '${id}' names ${file}, but files/video/videos.json of content has no line for it in '${locale}', so its size is not known. Run node scripts/make-videos.ts, or add the line.`,
    );
  }
  const { name, width, height } = found;
  const address = `/video/${locale}/${name}`;
  return { mp4: `${address}.mp4`, webm: `${address}.webm`, poster: `${address}.png`, width, height };
}
