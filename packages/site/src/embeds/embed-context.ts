import type {
  CohortId,
  Content,
  Embed,
  EmbedName,
  LoadedKind,
  Locale,
  Prose,
  RecordsByKind,
} from '@longcovid/content';

import type { findListedPdf } from '../features/documents/find-pdf.ts';
import type { loadFinder } from '../features/finder/load-finder.ts';
import type { findVideo } from '../features/video/find-video.ts';
import type { View } from './embed-views.ts';

/**
 * What a directive is resolved with. What only a server can read is passed in, so that the file of a kind can also hold
 * its view, which browsers load.
 */
export type EmbedContext = {
  content: Content;
  locale: Locale;
  url: URL;
  loadRecords: <Kind extends LoadedKind>(kind: Kind) => RecordsByKind[Kind][];
  loadRecord: <Kind extends LoadedKind>(kind: Kind, id: string) => RecordsByKind[Kind];
  /** Messages by id, as ICU text. */
  loadMessages: () => Readonly<Record<string, string>>;
  getCohortName: (id: CohortId) => string;
  findListedPdf: typeof findListedPdf;
  findVideo: typeof findVideo;
  loadFinder: typeof loadFinder;
};

/** Resolves a directive to a view, or to prose that replaces it. */
export type Resolve<Name extends EmbedName> = (
  embed: Embed<Name>,
  context: EmbedContext,
) => View | Prose | Promise<View>;
