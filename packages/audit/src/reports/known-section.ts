import { findCriterion } from '../standards/related.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { AuditRecord, Language } from '../evidence/record.ts';
import { SCREENSHOTS } from '../evidence/results.ts';
import { findWaiver, type Waiver } from '../evidence/waivers.ts';
import { html, type Markup } from './markup.ts';
import type { ReportMessages } from './messages.ts';

/** A state for readers: language, theme, width and interaction state. */
export const formatState = ({ state }: AuditRecord, messages: ReportMessages): string =>
  [state.language, messages.theme[state.theme], `${state.width} px`]
    .concat(state.interactionState === 'as loaded' ? [] : [state.interactionState])
    .join(', ');

/** Groups rows of the same rule and target: one failure in several states. */
export function groupRecords(records: readonly AuditRecord[]): AuditRecord[][] {
  const groups = Map.groupBy(records, ({ rule, target }) => `${rule} ${target.id}`);
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** Path and query of a URL, without the host of the scan; a file URL as it is. */
export const toPath = (address: string): string =>
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

function renderScreenshot(group: readonly AuditRecord[], messages: ReportMessages): Markup {
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
  group: readonly AuditRecord[],
  { waivers }: Evidence,
  messages: ReportMessages,
  language: Language,
): Markup {
  const [first] = group;
  if (!first) return html``;
  const findings = [
    ...new Map(group.flatMap((each) => each.findings).map((each) => [each.where, each])).values(),
  ];
  const names = first.criteria.map((number) => `${number} ${findCriterion(number)?.[language] ?? ''}`);
  return html`<article>
    <h3>${first.target.id}: ${first.rule}</h3>
    <p>${names.join('; ')}</p>
    ${renderWaiver(findWaiver(waivers, first), messages, language)}
    <p>${messages.state}: ${group.map((each) => formatState(each, messages)).join('; ')}</p>
    <ul lang="en">
      ${findings.slice(0, 5).map(({ where, seen }) => html`<li><code>${where}</code>: ${seen}</li>`)}
    </ul>
    ${renderScreenshot(group, messages)}
    <p>
      ${messages.reproduce}: <code>a11y-audit scan --only ${first.target.id}</code>,
      <code>${toPath(first.target.address)}</code>
    </p>
  </article>`;
}

/** Each failure of the scan with its waiver, and each failed manual result. */
export function renderKnownSection(evidence: Evidence, messages: ReportMessages, language: Language): Markup {
  const groups = groupRecords(evidence.results.records.filter(({ outcome }) => outcome === 'failed'));
  const manualFailures = evidence.manualResults.filter(
    ({ outcome, source }) => outcome === 'failed' && source === 'unchanged',
  );
  return html`<section aria-labelledby="known">
    <h2 id="known">${messages.known}</h2>
    ${groups.length + manualFailures.length === 0 ? html`<p>${messages.noFailure}</p>` : html``}
    ${groups.map((group) => renderFailure(group, evidence, messages, language))}
    ${manualFailures.map(
      (each) =>
        html`<article>
          <h3>${each.subject}: ${each.criterion} ${findCriterion(each.criterion)?.[language] ?? ''}</h3>
          <p>
            ${messages.evidenceKind.manual}: ${each.person.role}, ${each.date},
            ${each.environment.assistiveTechnology}
          </p>
          <p>${each.notes ?? ''}</p>
        </article>`,
    )}
  </section>`;
}
