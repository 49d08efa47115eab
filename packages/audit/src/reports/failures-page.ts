import { getDecisionId, getFailureId, getCriterionAddress } from './addresses.ts';
import { findCriterion } from '../standards/related.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Language } from '../evidence/record.ts';
import { SCREENSHOTS } from '../evidence/results.ts';
import { findWaiver, type Waiver } from '../evidence/waivers.ts';
import { formatScan, renderCommands } from './commands.ts';
import { renderDocument } from './document.ts';
import { formatState, groupFailures, groupManualFailures, type Group } from './failures.ts';
import { html, link, list, table, type Markup } from './markup.ts';
import { reportMessages, type ReportMessages } from './messages.ts';
import type { ReportInput } from './report-input.ts';
import { renderVersion } from './version.ts';

/** Path and query of a URL, without the host of the scan; a file URL as it is. */
const toPath = (address: string): string =>
  URL.canParse(address) && !address.startsWith('file:')
    ? new URL(address).pathname + new URL(address).search
    : address;

function renderWaiver(waiver: Waiver | undefined, messages: ReportMessages, language: Language): Markup {
  if (!waiver) return html`<p>${messages.noWaiver}</p>`;
  const { effect, workaround, reason, issue, owner, expires, fixVersion } = waiver;
  return html`<p>${messages.waived(issue, owner, expires)}</p>
    <dl>
      <dt>${messages.effect}</dt>
      <dd>${effect[language]}</dd>
      <dt>${messages.workaround}</dt>
      <dd>${workaround[language]}</dd>
      <dt>${messages.reason}</dt>
      <dd>${reason[language]}</dd>
      ${
        fixVersion
          ? html`<dt>${messages.fixVersion}</dt>
              <dd>${fixVersion}</dd>`
          : html``
      }
    </dl>`;
}

function renderScreenshot(group: Group, messages: ReportMessages): Markup {
  const shown = group.find(({ screenshot }) => screenshot);
  if (!shown?.screenshot) return html``;
  const { target, rule, screenshot } = shown;
  return html`<figure>
    <img
      src="${SCREENSHOTS}/${encodeURIComponent(screenshot)}"
      alt="${messages.screenshot(target.id, rule)}"
      loading="lazy"
    />
    <figcaption>${messages.screenshotCaption(formatState(shown, messages))}</figcaption>
  </figure>`;
}

function renderFailure(
  group: Group,
  { evidence: { waivers }, commands }: ReportInput,
  messages: ReportMessages,
  language: Language,
): Markup {
  const [first] = group;
  const findings = [
    ...new Map(group.flatMap((each) => each.findings).map((each) => [each.where, each])).values(),
  ];
  const names = first.criteria.map((number) =>
    link(`${number} ${findCriterion(number)?.[language] ?? ''}`, getCriterionAddress(number, language)),
  );
  return html`<article>
    <h3 id="${getFailureId(first.target.id, first.rule)}">${first.target.id}: ${first.rule}</h3>
    <p>${names}</p>
    ${renderWaiver(findWaiver(waivers, first), messages, language)}
    <p>${messages.state}: ${group.map((each) => formatState(each, messages)).join('; ')}</p>
    ${list(
      findings.slice(0, 5).map(({ where, seen }) => html`<code>${where}</code>: ${seen}`),
      'en',
    )}
    ${renderScreenshot(group, messages)}
    <p>
      ${messages.reproduce}: <code>${toPath(first.target.address)}</code>
      ${renderCommands([formatScan(commands, first.target.id)])}
    </p>
  </article>`;
}

/** The rules of which a person has to decide: what they say, and on which pages and stories. */
function renderDecisions(
  {
    evidence: {
      results: { records },
    },
    commands,
  }: ReportInput,
  messages: ReportMessages,
): Markup {
  const byRule = Map.groupBy(
    records.filter(({ outcome }) => outcome === 'cantTell'),
    ({ rule }) => rule,
  );
  const rules = [...byRule].sort(([a], [b]) => (a < b ? -1 : 1));
  return html`<section aria-labelledby="decide">
    <h2 id="decide">${messages.status.personDecides}</h2>
    <p>${rules.length === 0 ? messages.nothingToDecide : messages.decideNote}</p>
    ${rules.map(([rule, rows]) => {
      const byReason = Map.groupBy(rows, ({ reason, findings }) => reason ?? findings[0]?.seen ?? '');
      return html`<article>
        <h3 id="${getDecisionId(rule)}">${[rule, ...(rows[0]?.criteria ?? [])].join(' ')}</h3>
        ${list(
          [...byReason].map(([reason, mine]) => {
            const targets = [...new Set(mine.map(({ target }) => target.id))];
            const [finding] = mine.flatMap(({ findings }) => findings);
            return html`<strong
                >${targets.slice(0, 20).join(', ')}${targets.length > 20 ? messages.more(targets.length - 20) : ''}</strong
              >: <span lang="en">${reason}</span>
              <code>${finding?.where ?? ''}</code>
              ${renderCommands([formatScan(commands, targets[0] ?? '')])}`;
          }),
        )}
      </article>`;
    })}
  </section>`;
}

/** Counts what did not run, so that nobody takes it for passed. */
function renderIncomplete(evidence: Evidence, messages: ReportMessages): Markup {
  const rows = evidence.results.records.filter(({ outcome }) => outcome === 'untested');
  const { skippedRecordings } = evidence;
  return html`<section aria-labelledby="incomplete">
    <h2 id="incomplete">${messages.incomplete}</h2>
    ${rows.length + skippedRecordings.length === 0 ? html`<p>${messages.allCompleted}</p>` : html``}
    ${
      rows.length === 0
        ? html``
        : html`<p>${messages.incompleteCount(rows.length)}</p>
            ${table(
              messages.incomplete,
              [messages.page, messages.rules, messages.state, messages.reason],
              [...Map.groupBy(rows, ({ target, reason = '' }) => `${target.id}\n${reason}`).values()].map(
                (group) => [
                  group[0]?.target.id ?? '',
                  [...new Set(group.map(({ rule }) => rule))].join(', '),
                  [...new Set(group.map((each) => formatState(each, messages)))].join('; '),
                  html`<span lang="en">${group[0]?.reason ?? ''}</span>`,
                ],
              ),
            )}`
    }
    ${
      skippedRecordings.length === 0
        ? html``
        : html`<p>${messages.skippedRecordings(skippedRecordings.length)}</p>
            ${list(
              skippedRecordings.map(
                ({ file, reasons }) =>
                  html`<code>${file}</code>: <span lang="en">${reasons.join(' ')}</span>`,
              ),
            )}`
    }
  </section>`;
}

/** The page for who mends: each failure with its picture and a command that repeats it; what a person has to decide; what did not run. */
export function renderFailures(input: ReportInput, language: Language): string {
  const { evidence } = input;
  const messages = reportMessages[language];
  const groups = groupFailures(evidence.results.records);
  const manualFailures = groupManualFailures(evidence.manualResults);
  return renderDocument(
    { language, title: messages.pages.failures, name: 'failures' },
    html`${renderVersion(evidence, messages)}
      <section aria-labelledby="known">
        <h2 id="known">${messages.known}</h2>
        ${groups.length + manualFailures.length === 0 ? html`<p>${messages.noFailure}</p>` : html``}
        ${groups.map((group) => renderFailure(group, input, messages, language))}
        ${manualFailures.map(
          (group) =>
            html`<article>
              <h3 id="${getFailureId(group[0].subject, group[0].criterion)}">
                ${group[0].subject}: ${group[0].criterion}
                ${findCriterion(group[0].criterion)?.[language] ?? ''}
              </h3>
              ${group.map(
                ({ person, date, environment, state, languages, notes }) =>
                  html`<p>
                      ${messages.evidenceKind.manual}: ${person.role}, ${date},
                      ${environment.assistiveTechnology}; ${state}, ${languages.join(', ')}
                    </p>
                    <p>${notes ?? ''}</p>`,
              )}
            </article>`,
        )}
      </section>
      ${renderDecisions(input, messages)} ${renderIncomplete(evidence, messages)}`,
  );
}
