import type { Locale, Video } from '@longcovid/content';

import { contentFileList } from '../documents/content-files.ts';

/** An item of content's index of videos. */
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
  /** Digest of its source. */
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

/** Content's index of videos. Server only. */
export const findListedVideos = (): ListedVideo[] => contentFileList('video/videos.json') as ListedVideo[];

/**
 * The files of a record's video in a language; null when the record has none. Server only.
 * @throws when the index lacks the record's file.
 */
export function findVideo(locale: Locale, { id, file }: Pick<Video, 'id' | 'file'>): VideoFiles | null {
  if (file === null) return null;
  const found = findListedVideos().find((video) => video.id === id && video.locale === locale);
  if (!found) {
    throw new Error(
      `[@longcovid/site] the video '${id}' has the file ${file}, but files/video/videos.json of content has no item for it in '${locale}', so its size is unknown. Run node scripts/make-videos.ts, or add the item.`,
    );
  }
  const { name, width, height } = found;
  const basePath = `/video/${locale}/${name}`;
  return { mp4: `${basePath}.mp4`, webm: `${basePath}.webm`, poster: `${basePath}.png`, width, height };
}
