import type { Evidence, ManualEvidence } from '../evidence/evidence.ts';
import { createGroups, type RowGroup } from '../evidence/groups.ts';
import type { AuditRecord } from '../evidence/record.ts';

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  wcag: 'https://www.w3.org/TR/WCAG22/#',
  assertedBy: { '@id': 'earl:assertedBy', '@type': '@id' },
  mode: { '@id': 'earl:mode', '@type': '@id' },
  outcome: { '@id': 'earl:outcome', '@type': '@id' },
  subject: { '@id': 'earl:subject', '@type': '@id' },
  test: { '@id': 'earl:test', '@type': '@id' },
  result: 'earl:result',
  isPartOf: 'dct:isPartOf',
  title: 'dct:title',
  description: 'dct:description',
  source: 'dct:source',
  date: 'dct:date',
};

const nodeId = (kind: string, name: string) => `_:${kind}-${name.replace(/[^\w-]/g, '_')}`;

const formatState = ({ state }: AuditRecord) =>
  `${state.language}, ${state.theme}, ${state.width} px, ${state.interactionState}`;

function describeGroup({ rows, targets }: RowGroup): string {
  const findings = rows.flatMap((row) =>
    row.reason ? [row.reason] : row.findings.map(({ where, seen }) => `${where}: ${seen}`),
  );
  const where =
    targets.length > 1
      ? `${targets.length} stories in ${rows.length} states`
      : [...new Set(rows.map(formatState))].join('; ');
  return [where, ...new Set(findings)].join('\n');
}

const createMachineAssertion = (group: RowGroup, date: string) => ({
  '@type': 'earl:Assertion',
  assertedBy: '_:a11y-audit',
  mode: 'earl:automatic',
  subject: nodeId('target', group.target),
  test: nodeId('rule', group.rule),
  result: {
    '@type': 'earl:TestResult',
    outcome: `earl:${group.outcome}`,
    date,
    description: describeGroup(group),
  },
});

/** A manual result, without the name of the reviewer. One of an earlier or unknown source is "untested". */
const createManualAssertion = (each: ManualEvidence) => ({
  '@type': 'earl:Assertion',
  assertedBy: { '@type': 'earl:Assertor', title: each.person.role },
  mode: 'earl:manual',
  subject: nodeId('target', each.subject),
  test: { '@type': 'earl:TestRequirement', title: `WCAG 2.2 ${each.criterion}` },
  result: {
    '@type': 'earl:TestResult',
    outcome: `earl:${each.source === 'unchanged' ? each.outcome : 'untested'}`,
    date: each.date,
    description: [`${each.languages.join(', ')}, ${each.state}, source ${each.source}`, each.notes]
      .filter(Boolean)
      .join('\n'),
  },
});

/** Serializes assertions of EARL 1.0 as JSON-LD, without remote contexts; the same input gives the same bytes. */
export function serializeEarl(evidence: Evidence): string {
  const { tested, records } = evidence.results;
  const groups = createGroups(evidence);
  const addresses = Map.groupBy(records, (row) => row.target.id);
  const subjects = [
    ...new Set([
      ...groups.map(({ target }) => target),
      ...evidence.manualResults.map(({ subject }) => subject),
    ]),
  ].map((target) => {
    const sources = new Set(addresses.get(target)?.map((row) => row.target.address));
    return {
      '@id': nodeId('target', target),
      '@type': 'earl:TestSubject',
      title: target,
      ...(sources.size > 0 && { source: [...sources].sort() }),
    };
  });
  const tests = [...new Map(groups.map((group) => [group.rule, group.criteria]))].map(([rule, criteria]) => ({
    '@id': nodeId('rule', rule),
    '@type': 'earl:TestCase',
    title: rule,
    isPartOf: criteria.map((number) => `WCAG 2.2 ${number}`),
  }));
  const assertor = {
    '@id': '_:a11y-audit',
    '@type': 'earl:Software',
    title: `a11y-audit with ${tested.axe}, ${tested.browser}`,
  };
  const graph = [
    assertor,
    ...subjects,
    ...tests,
    ...groups.map((group) => createMachineAssertion(group, tested.date)),
    ...evidence.manualResults.map(createManualAssertion),
  ];
  const lines = graph.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  return `{\n  "@context": ${JSON.stringify(CONTEXT)},\n  "@graph": [\n${lines}\n  ]\n}\n`;
}
