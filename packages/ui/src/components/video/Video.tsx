'use client';
import { type ReactNode, useId } from 'react';
import { Disclosure } from '../disclosure/index.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { Link } from '../link/index.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import * as styles from './Video.css.ts';
import { type VideoMessages, videoMessages } from './Video.messages.ts';

/** A file of the video; the browser takes the first that it can play. */
export type VideoSource = {
  src: string;
  /** Such as 'video/mp4'. */
  type: string;
};

export type VideoProps = RootProps<HTMLElement, 'aria-label' | 'aria-labelledby'> & {
  /** Names the video, as its heading. */
  title: Label;
  headingLevel: Exclude<HeadingLevel, 1>;
  /** At least one file. */
  sources: readonly [VideoSource, ...VideoSource[]];
  /** Width and height in pixels of the file, so that the page keeps its room. Default 1280 by 720. */
  width?: number | undefined;
  height?: number | undefined;
  /** Picture shown before it is played. */
  poster: string;
  /**
   * URLs of the captions (WebVTT), by language: `{ en: '/visit.en.vtt', es: … }`. 'no-sound' for a film without sound, which a sentence then states,
   * and `transcript` describes what it shows.
   */
  captions: Readonly<Record<string, string>> | 'no-sound';
  /** What is said and shown, as text: in the page, so that it can be read and searched without playing. */
  transcript: ReactNode;
  /** A page with the same content as text. Default: none. */
  textVersionHref?: string | undefined;
  /** The video with audio description, when pictures say what is not spoken. Default: none. */
  describedHref?: string | undefined;
  /** Language that is spoken, when it is not that of the page. */
  spokenLanguage?: string | undefined;
  /** Replaces text such as 'Read the text version'. */
  messages?: Partial<VideoMessages> | undefined;
};

/**
 * A video with the browser's own player: captions, its transcript beside it, and nothing that plays or
 * loads before the reader wants it.
 */
export function Video(props: VideoProps) {
  const {
    title,
    headingLevel,
    sources,
    width = 1280,
    height = 720,
    poster,
    captions,
    transcript,
    textVersionHref,
    describedHref,
    spokenLanguage,
    messages: given,
    className,
    ...root
  } = props;
  warnEmptyName('Video', 'title', title);
  const { language } = useLocale();
  const { messages, getLang } = useMessages('Video', videoMessages, given);
  const id = useId();
  const summary = captions === 'no-sound' ? 'transcriptWithoutSound' : 'transcript';
  const Heading = `h${headingLevel}` as const;
  const below = Math.min(6, headingLevel + 1) as Exclude<HeadingLevel, 1>;
  return (
    <section
      {...root}
      aria-labelledby={`${id}-title`}
      data-component="video"
      className={joinClassNames(styles.root, className)}
    >
      <Heading id={`${id}-title`} data-part="title" className={styles.title}>
        {title}
      </Heading>
      {captions === 'no-sound' && (
        <p lang={getLang('noSound')} data-part="no-sound" className={styles.silence}>
          {messages.noSound}
        </p>
      )}
      <div className={styles.sides}>
        <div className={styles.player}>
          {/* eslint-disable-next-line jsx-a11y/media-has-caption -- Captions draws them, unless there is no sound */}
          <video
            controls
            playsInline
            preload="none"
            width={width}
            height={height}
            poster={poster}
            lang={spokenLanguage}
            aria-labelledby={`${id}-title`}
            data-part="player"
            className={styles.video}
          >
            {sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
            {captions !== 'no-sound' && <Captions urls={captions} language={language} />}
          </video>
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
          <ul role="list" data-part="links" className={styles.links}>
            {textVersionHref !== undefined && (
              <li>
                <Link href={textVersionHref} lang={getLang('textVersion')} variant="standalone">
                  {messages.textVersion}
                </Link>
              </li>
            )}
            {describedHref !== undefined && (
              <li>
                <Link href={describedHref} lang={getLang('described')} variant="standalone">
                  {messages.described}
                </Link>
              </li>
            )}
            <li>
              <Link href={sources[0].src} lang={getLang('download')} variant="standalone" download>
                {messages.download}
              </Link>
            </li>
          </ul>
        </div>
        <div data-part="transcript" className={styles.transcript}>
          <Disclosure
            summary={<Message lang={getLang(summary)}>{messages[summary]}</Message>}
            headingLevel={below}
          >
            {transcript}
          </Disclosure>
        </div>
      </div>
    </section>
  );
}

/** A language by its own name: 'Español'. */
function getOwnName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function Captions({ urls, language }: { urls: Readonly<Record<string, string>>; language: string }) {
  return Object.entries(urls).map(([spoken, url]) => (
    <track
      key={spoken}
      kind="captions"
      src={url}
      srcLang={spoken}
      label={getOwnName(spoken)}
      default={spoken === language}
    />
  ));
}
