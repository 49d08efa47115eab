/** Messages of the report in English; other languages have the same keys. */
export const en = {
  title: (product: string) => `Accessibility report: ${product}`,
  limits:
    'This report never states “Supports” on the basis of automated tests. They can find failures; finding none does not prove conformance. “Supports” requires a manual review of the current source; a table shows where there is one.',
  noScan: 'There is no scan: nothing was tested by automated rules.',
  scannedVersion: (version: string, commit: string, date: string) =>
    `This report is of version ${version}, commit ${commit}, scanned on ${date}.`,
  changedSince: 'These folders have changed since. What the report says of them is of the earlier version:',
  unchangedSince: 'No folder that was audited has changed since.',
  unknownSince: 'Which folders have changed since is unknown: the commit was not found with git.',
  summary: 'Summary',
  known: 'Known failures',
  noFailure: 'No failure was found in what was tested.',
  tested: 'What was tested, when and with what',
  date: 'Date',
  version: 'Version',
  commit: 'Commit',
  browser: 'Browser',
  engine: 'axe-core',
  platform: 'System',
  states: 'Page states tested',
  notOnStories: (rules: string) =>
    `Stories are isolated components. Rules about whole pages apply to pages only: ${rules}.`,
  statesNote:
    'A state is a language, a theme and a window width. Each pair of values was tested at least once, not every combination.',
  notTested: 'What is not tested',
  notTestedNote: [
    'The table by criterion lists each success criterion without a rule or a transcript.',
    'A state that is not listed was not tested: open menus, dialogs and errors count only where they are listed.',
    'Other screen readers (NVDA, JAWS, VoiceOver, TalkBack), other browsers and real devices were not tested.',
    'Automated tests and transcripts do not replace a manual review.',
  ],
  byCriterion: 'By success criterion (WCAG 2.2, A and AA)',
  criterion: 'Criterion',
  number: 'Criteria',
  level: 'Level',
  result: 'Result',
  rules: 'Rules',
  testedStates: 'Tested in',
  of: (tested: number, visited: number) => `${tested} of ${visited}`,
  transcripts: 'Screen-reader transcripts',
  transcriptsNote:
    'Orca on Linux, with real key presses. A program records its output and compares it with what is expected, and judges it by six rules of speech. No person has reviewed the transcripts.',
  transcriptStatus: {
    pass: 'As expected',
    mismatch: 'Not as expected',
    skipped: 'Not recorded',
  },
  differences: 'Differences',
  speech: 'Found by the rules of speech',
  notes: 'Notes for a manual review',
  transcript: 'Transcript',
  byPage: 'By page',
  page: 'Page',
  failures: 'Failures',
  undecided: 'Needs manual review',
  reproduce: 'Reproduce',
  screenshot: (target: string, rule: string) =>
    `Screenshot of ${target}: what ${rule} found, in a dashed frame`,
  screenshotCaption: (state: string) =>
    `The first finding, in a dashed frame where it is visible. State: ${state}`,
  state: 'States',
  rule: 'Rule',
  none: 'none',
  contents: 'Contents',
  theme: { light: 'light', dark: 'dark', forced: 'forced colors' },
  status: {
    failed: 'Failure found',
    cantTell: 'Needs manual review',
    noFailureFound: 'No failure found by automated tests',
    noneApplies: 'No content found that the rules apply to',
    screenReaderOnly: 'Screen-reader transcript only',
    notTested: 'Not tested',
    partlyTested: 'Partly tested',
    manuallyTested: 'Manually reviewed, no failure found',
  },
  incomplete: 'Tests that did not complete',
  allCompleted: 'All planned tests completed.',
  incompleteCount: (rows: number) =>
    `NOT TESTED: ${rows === 1 ? '1 result. It does not count' : `${rows} results. None of them counts`} as passed.`,
  storiesNotTested: 'Stories of components that were not tested',
  storiesNotTestedCount: (missing: number, total: number) =>
    `NOT TESTED: ${missing} of ${total} stories. None of them counts as passed.`,
  stories: 'Stories',
  skippedRecordings: (files: number) =>
    `NOT TESTED: ${files === 1 ? '1 recording' : `${files} recordings`} could not be made in the last run of the screen reader.`,
  reason: 'Reason',
  effect: 'Impact on users',
  workaround: 'Workaround',
  waived: (issue: string, owner: string, expires: string) =>
    `Known (${issue}), to be fixed by ${owner}; waived until ${expires}.`,
  fixVersion: 'Fix planned for version',
  noWaiver: 'Impact and date of the fix are not documented yet.',
  evidence: 'Evidence',
  evidenceKind: {
    scan: 'automated test',
    noFailure: 'no failure found; no manual review yet',
    transcript: 'screen-reader transcript',
    manual: 'manual review',
    earlierManual: 'manual review of an earlier source, which does not count',
    none: 'no manual review yet',
  },
  baseline: 'ICT Baseline',
  rulesNote:
    'Each rule is documented in a RULE.md with passed, failed and inapplicable examples, which are tested with every change.',
  criteriaTraced: 'Evidence for each criterion, and its number in other standards',
  otherStandards: 'EN 301 549, Section 508',
  byComponent: 'By component',
  component: 'Component',
  scan: 'Automated tests',
  notScanned: 'not tested',
  storiesStates: (tested: number, total: number, states: number) =>
    `${tested} of ${total} stories, in ${states} states`,
  screenReader: 'Screen reader',
  noTranscript: 'No transcript',
  manualReview: 'Manual review',
  noManualReview: 'No manual review',
  consumer: 'Left to who uses it',
  consumerShare: (consumer: number, total: number) => `${consumer} of ${total} requirements`,
  sourceState: {
    unchanged: 'folder unchanged since',
    changed: 'folder has changed since',
    unknown: 'commit unknown',
  },
  acr: 'Conformance report in the order of VPAT (to print)',
  files: 'The same results as data files',
} as const;

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => R
    : T extends readonly unknown[]
      ? readonly string[]
      : { [K in keyof T]: Widen<T[K]> };

/** Messages of the report in any language. */
export type ReportMessages = Widen<typeof en>;
