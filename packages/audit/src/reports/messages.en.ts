/** Messages of the report in English; other languages have the same keys. */
export const en = {
  title: (product: string) => `Accessibility report: ${product}`,
  noScan: 'There is no scan: nothing was tested by automated rules.',
  scannedVersion: (version: string, commit: string, date: string) =>
    `This report is of version ${version}, commit ${commit}, scanned on ${date}.`,
  unchangedSince: 'No folder that was audited has changed since.',
  unknownSince: 'Which folders have changed since is unknown: the commit was not found with git.',
  known: 'Known failures',
  noFailure: 'No failure was found in what was tested.',
  date: 'Date',
  version: 'Version',
  commit: 'Commit',
  browser: 'Browser',
  engine: 'axe-core',
  platform: 'System',
  notOnStories: (rules: string) =>
    `Stories are isolated components. Rules about whole pages apply to pages only: ${rules}.`,
  statesNote:
    'A state is a language, a theme and a window width. Each pair of values was tested at least once, not every combination.',
  byCriterion: 'By success criterion (WCAG 2.2, A and AA)',
  number: 'Criteria',
  level: 'Level',
  result: 'Result',
  rules: 'Rules',
  of: (tested: number, visited: number) => `${tested} of ${visited}`,
  transcripts: 'Screen-reader transcripts',
  transcriptsNote:
    'Orca on Linux, with real key presses. A program records its output and compares it with what is expected, and judges it by six rules of speech. No person has reviewed the transcripts.',
  transcriptStatus: {
    pass: 'As expected',
    mismatch: 'Not as expected',
    skipped: 'Not recorded',
  },
  proves: 'Requirements',
  differences: 'Differences',
  speech: 'Found by the rules of speech',
  notes: 'Notes for a manual review',
  transcript: 'Transcript',
  page: 'Page',
  failures: 'Failures',
  screenshot: (target: string, rule: string) =>
    `Screenshot of ${target}: what ${rule} found, in a dashed frame`,
  screenshotCaption: (state: string) =>
    `The first finding, in a dashed frame where it is visible. State: ${state}`,
  state: 'States',
  none: 'none',
  theme: { light: 'light', dark: 'dark', forced: 'forced colors' },
  status: {
    failed: 'Failure found',
    personDecides: 'A person has to decide',
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
    partlyManual: 'manual review of a part',
    earlierManual: 'manual review of an earlier source, which does not count',
    none: 'no manual review yet',
  },
  rulesNote:
    'Each rule is documented in a RULE.md with passed, failed and inapplicable examples, which are tested with every change.',
  byComponent: 'By component',
  component: 'Component',
  scan: 'Automated tests',
  notScanned: 'not tested',
  screenReader: 'Screen reader',
  noTranscript: 'No transcript',
  manualReview: 'A person’s verdict',
  consumerShare: (consumer: number, total: number) => `${consumer} of ${total} requirements`,
  sourceState: {
    unchanged: 'folder unchanged since',
    changed: 'folder has changed since',
    unknown: 'commit unknown',
  },
  files: 'The same results as data files',
  pages: {
    report: 'Summary',
    trace: 'For auditors: from each criterion to its evidence',
    recordings: 'Recordings of a screen reader',
    failures: 'For developers: failures, and what a person has to decide',
    tester: 'For testers: a sheet for your verdict',
    acr: 'Conformance report in the order of VPAT (to print)',
  },
  sheet: {
    intro:
      'For tests by a person, with a screen reader, voice control, switches or magnification, or by keyboard alone. Judge only what you have tried. Only such a verdict can give a criterion the level “Supports”.',
    send: 'The button puts what you entered into the address of this page. Give that address and your name to the team, who make a file of it with:',
    who: 'Who, when and with what',
    required: 'Each field of this part is required.',
    fields: {
      role: 'Role, such as “blind screen-reader user”',
      date: 'Day of the test',
      browser: 'Browser with version',
      system: 'Operating system or device',
      assistiveTechnology: 'Assistive technology with version, or “none”',
      commit: 'Commit that was tested',
      state: 'What was tested, such as “open”, or the name of a story',
    },
    languages: 'Languages',
    notJudged: 'not judged',
    outcomes: { passed: 'passed', failed: 'failed', inapplicable: 'there is no such content' },
    notes: 'What happened; needed for a failure',
    submit: 'Put it into the address',
  },
  contents: 'Pages of the report',
  counts: (pages: string, stories: string, recordings: number, criteria: string) =>
    `Pages tested: ${pages}. Stories of components tested: ${stories}. Recordings of a screen reader: ${recordings}. Criteria judged by a person: ${criteria}.`,
  moreCounts: (states: number, older: number, toDecide: number) =>
    `Tested states of the pages and stories: ${states}. Recordings of an earlier or unknown source: ${older}. Criteria with results that only a person can decide: ${toDecide}.`,
  changedSince: (folders: number) =>
    `${folders === 1 ? '1 folder has' : `${folders} folders have`} changed since. What the report says of them is of the earlier version.`,
  statement: 'Conformance statement',
  claim: (judged: number, all: number) =>
    `No conformance with WCAG 2.2 at level AA is claimed: a person has judged ${judged} of its ${all} criteria.`,
  limits:
    'Automated tests can find failures; finding none is no proof. A criterion gets the level “Supports” from a person’s review of the current source alone.',
  notTestedNote: [
    'A state that is not listed was not tested: open menus, dialogs and errors count where a state or a story has them.',
    'NVDA, JAWS, VoiceOver, TalkBack, voice control, switches, magnifiers, other browsers and real devices were not tested.',
  ],
  summary: 'Criteria by result',
  criterion: 'Criterion',
  tested: 'When and with what it was tested',
  testedStates: 'Tested states',
  guideline: (number: string) => `Guideline ${number}: from each criterion to its evidence`,
  requirements: 'Requirements and the tests that prove them',
  storyMatrix: 'the test of every story',
  proof: {
    test: 'no test found',
    'screen-reader': 'no recording yet',
    manual: 'needs a person, and has no verdict yet',
    consumer: 'left to who uses the component',
  },
  outcome: {
    failed: 'failed',
    cantTell: 'a person has to decide',
    untested: 'not tested',
    passed: 'no failure found',
    inapplicable: 'nothing that the rule applies to',
  },
  noRule: 'No rule tests this criterion.',
  notApplied: 'no content that a rule applies to',
  storiesTested: (tested: number, total: number) => `${tested} of ${total} stories tested:`,
  noManualReview: 'No verdict of a person',
  byPage: 'By page',
  reproduce: 'Open and repeat',
  nothingToDecide: 'No rule left a decision to a person.',
  decideNote: 'These rules ran and could not decide. Nothing here counts as passed.',
  more: (count: number) => ` and ${count} more`,
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
