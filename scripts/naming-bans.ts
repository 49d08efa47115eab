/** Words that are banned in new names, each with the standard terms; see docs/guides/naming.md. */
export type NameKind = 'export' | 'local' | 'property' | 'file' | 'heading';

export type Ban = {
  /** Matches a name in lower-case words with spaces. */
  pattern: RegExp;
  kinds: readonly NameKind[];
  /** What the name does not tell, as the end of a sentence. */
  why: string;
  /** What to name it, as the end of a sentence that begins with “Name it”. */
  instead: string;
  /** Fragment of the section in the guide. */
  section: 'terms' | 'verbs';
};

const code: readonly NameKind[] = ['export', 'local', 'property'];
const codeAndFiles: readonly NameKind[] = [...code, 'file'];
const all: readonly NameKind[] = [...codeAndFiles, 'heading'];

export const BANS: readonly Ban[] = [
  {
    pattern: /\w(?<!\bas) of$/,
    kinds: codeAndFiles,
    why: '“…Of” hides whether it looks up, converts or constructs',
    instead: 'getX, findX, toX, formatX or createX',
    section: 'verbs',
  },
  {
    // “long words”, “max words” and “word count” mean words that are counted, split or wrapped.
    pattern:
      /(?<!\b(?:long|max|min|count|split|first|stop) )\bwords?\b(?! (?:count|per|break|wrap|boundary|spacing)\b)/,
    kinds: all,
    why: '“words” is used for messages, labels and any text',
    instead: 'message, label, text or description',
    section: 'terms',
  },
  {
    pattern: /\b(?:say|says|said|saying)\b/,
    kinds: all,
    why: '“say” is used for printing, announcing, formatting and reporting',
    instead: 'print, announce, format or report',
    section: 'verbs',
  },
  {
    pattern: /\b(?:tell|tells|told|telling)\b/,
    kinds: all,
    why: '“tell” is used for calling back, warning, printing and describing',
    instead: 'notify, warn, print or describe',
    section: 'verbs',
  },
  {
    pattern: /\b(?:hear|hears|heard|hearing|unheard)\b/,
    kinds: all,
    why: '“heard” is used for screen readers, listeners and hidden text',
    instead: 'screenReader, transcript, announcement, onX or visuallyHidden',
    section: 'terms',
  },
  {
    pattern: /\b(?:judge|judges|judged|judging|judge?ment)\b/,
    kinds: all,
    why: '“judge” is used for evaluating, verifying and reviewing',
    instead: 'evaluate, verify, check, or manual for what a person reviewed',
    section: 'verbs',
  },
  {
    pattern: /\b(?:ask|asks|asked|asking|asker)\b/,
    kinds: all,
    why: '“ask” is used for requests, questions and intents',
    instead: 'request, prompt, query or requester',
    section: 'verbs',
  },
  {
    pattern: /\b(?:stand|stands|standing|stood)\b/,
    kinds: all,
    why: '“stand” is used for position, state and validity',
    instead: 'baseline, status, position or a form of be',
    section: 'terms',
  },
  {
    pattern: /\b(?:refuse|refuses|refused|refusal)\b/,
    kinds: all,
    why: 'HTTP and promises know problems and rejections',
    instead: 'problem, reject, invalid or forbidden',
    section: 'terms',
  },
  {
    pattern: /\b(?:noticed|unnoticed)\b/,
    kinds: all,
    why: 'what was recorded of a page or a session has a name',
    instead: 'snapshot, note or observation',
    section: 'terms',
  },
  {
    pattern: /\bmistakes?\b/,
    kinds: all,
    why: 'a program reports errors, a form has field errors',
    instead: 'error or fieldError',
    section: 'terms',
  },
  {
    pattern: /\bat once\b|\btogether\b/,
    kinds: all,
    why: 'it may mean immediate, concurrent or grouped',
    instead: 'immediate, concurrent, batch, group or cluster',
    section: 'terms',
  },
  {
    pattern: /^(?:most (?!common\b|recent\b)|fewest )/,
    kinds: code,
    why: 'a limit is found by its prefix',
    instead: 'MAX_… or MIN_…',
    section: 'terms',
  },
  {
    pattern: /^(?:what|why) \w/,
    kinds: ['export', 'local', 'file'],
    why: 'a question does not name what it returns',
    instead: 'by its verb: findX, describeX, getXReason',
    section: 'verbs',
  },
  {
    pattern: /\bat first\b/,
    kinds: codeAndFiles,
    why: 'React calls the value at the start default or initial',
    instead: 'defaultX or initialX',
    section: 'terms',
  },
  {
    pattern: /^lay \w/,
    kinds: code,
    why: 'the noun and the verb are layout',
    instead: 'computeXLayout',
    section: 'verbs',
  },
  {
    pattern: / (?:look|use) browser test$/,
    kinds: ['file'],
    why: 'the suffix of a test names its kind',
    instead: 'X.visual.browser.test.tsx or X.interaction.browser.test.tsx',
    section: 'terms',
  },
  {
    pattern: /\blooks?\b(?! (?:up|in|across)\b)/,
    kinds: codeAndFiles,
    why: '“look” is used for themes, for reading and for styles',
    instead: 'theme, style, or read, inspect and check',
    section: 'terms',
  },
  {
    pattern: /\bkept\b/,
    kinds: code,
    why: '“keep” is used for storing, remembering and leaving unchanged',
    instead: 'stored, saved, retained or preserved',
    section: 'verbs',
  },
  {
    pattern: /\b(?:surroundings|whoever|because|doubts?|hasty|haste|twins?|sitting|gather|gathered|sweep)\b/,
    kinds: all,
    why: 'it is an idiom, and its field has a term',
    instead: 'context, user, reason, failure, tooFast, alternate, session, collect or matrix',
    section: 'terms',
  },
  {
    pattern: /\badopters?\b/,
    kinds: all,
    why: 'who uses a package or a component is its consumer',
    instead: 'consumer, or you in a text for them',
    section: 'terms',
  },
];

export type PhraseBan = {
  /** Matches prose in lower case. */
  pattern: RegExp;
  instead: string;
};

/** Phrases that are banned in Markdown: English that a native speaker would not write. */
export const PHRASE_BANS: readonly PhraseBan[] = [
  { pattern: /\banew\b/, instead: 'again, or a verb such as repeat or recreate' },
  {
    pattern: /\b(?:stands?|stood)\b(?!-| (?:for|in for|out|up)\b)/,
    instead: 'is, appears, comes or is written',
  },
  { pattern: /\bwhoever\b/, instead: 'anyone who, or the person by their role' },
  { pattern: /\b(?:is|are|was|were) (?:led|told)\b/, instead: 'is redirected or is notified' },
  { pattern: /\b(?:a|all|each|every|one|which) looks?\b/, instead: 'theme' },
  { pattern: /\btwins?\b/, instead: 'counterpart' },
  { pattern: /\bof before\b/, instead: 'previous, or before as an adverb' },
];
