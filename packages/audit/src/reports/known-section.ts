import { criterionOf } from '../standards/related.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { AuditRecord, Language } from '../evidence/record.ts';
import { PICTURES } from '../evidence/results.ts';
import { waiverOf, type Waiver } from '../evidence/waivers.ts';
import { html, type Markup } from './markup.ts';
import type { ReportWords } from './messages.ts';

/** A state as a reader names it: language, theme, width, and what was done before. */
export const stateName = ({ state }: AuditRecord, words: ReportWords): string =>
  [state.language, words.theme[state.theme], `${state.width} px`]
    .concat(state.after === 'as loaded' ? [] : [state.after])
    .join(', ');

/** One failure, the same in several states, told once. */
export function grouped(records: readonly AuditRecord[]): AuditRecord[][] {
  const groups = Map.groupBy(records, ({ rule, place }) => `${rule} ${place.id}`);
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** The path of an address: where it ran says nothing to a reader. */
export const pathOf = (address: string): string =>
  URL.canParse(address) && !address.startsWith('file:')
    ? new URL(address).pathname + new URL(address).search
    : address;

function waived(waiver: Waiver | undefined, words: ReportWords, language: Language): Markup {
  if (!waiver) return html`<p>${words.noWaiver}</p>`;
  const { effect, workaround, reason, issue, owner, expires, fixVersion } = waiver;
  return html`<p>${words.waived(issue, owner, expires)}</p>
    <dl>
      <dt>${words.effect}</dt>
      <dd>${effect[language]}</dd>
      <dt>${words.workaround}</dt>
      <dd>${workaround[language]}</dd>
      <dt>${words.reason}</dt>
      <dd>${reason[language]}</dd>
      ${
        fixVersion
          ? html`<dt>${words.fixVersion}</dt>
              <dd>${fixVersion}</dd>`
          : html``
      }
    </dl>`;
}

/** What the first finding looked like, framed in the window it was found in. */
function pictureOf(group: readonly AuditRecord[], words: ReportWords): Markup {
  const shown = group.find(({ picture }) => picture);
  if (!shown?.picture) return html``;
  const { place, rule, picture } = shown;
  return html`<figure>
    <img
      src="${PICTURES}/${encodeURIComponent(picture)}"
      alt="${words.picture(place.id, rule)}"
      loading="lazy"
    />
    <figcaption>${words.pictureOf(stateName(shown, words))}</figcaption>
  </figure>`;
}

function failure(
  group: readonly AuditRecord[],
  { waivers }: Evidence,
  words: ReportWords,
  language: Language,
): Markup {
  const [first] = group;
  if (!first) return html``;
  const findings = [
    ...new Map(group.flatMap((each) => each.findings).map((each) => [each.where, each])).values(),
  ];
  const names = first.criteria.map((number) => `${number} ${criterionOf(number)?.[language] ?? ''}`);
  return html`<article>
    <h3>${first.place.id}: ${first.rule}</h3>
    <p>${names.join('; ')}</p>
    ${waived(waiverOf(waivers, first), words, language)}
    <p>${words.state}: ${group.map((each) => stateName(each, words)).join('; ')}</p>
    <ul lang="en">
      ${findings.slice(0, 5).map(({ where, seen }) => html`<li><code>${where}</code>: ${seen}</li>`)}
    </ul>
    ${pictureOf(group, words)}
    <p>
      ${words.replay}: <code>a11y-audit measure --only ${first.place.id}</code>,
      <code>${pathOf(first.place.address)}</code>
    </p>
  </article>`;
}

/** What failed, first of all: each with its effect on a person, where that is written down. */
export function knownSection(evidence: Evidence, words: ReportWords, language: Language): Markup {
  const groups = grouped(evidence.results.records.filter(({ outcome }) => outcome === 'failed'));
  const people = evidence.judged.filter(
    ({ verdict, freshness }) => verdict === 'fail' && freshness === 'fresh',
  );
  return html`<section aria-labelledby="known">
    <h2 id="known">${words.known}</h2>
    ${groups.length + people.length === 0 ? html`<p>${words.noFailure}</p>` : html``}
    ${groups.map((group) => failure(group, evidence, words, language))}
    ${people.map(
      (each) =>
        html`<article>
          <h3>${each.subject}: ${each.criterion} ${criterionOf(each.criterion)?.[language] ?? ''}</h3>
          <p>
            ${words.evidenceOf.judged}: ${each.person.role}, ${each.date},
            ${each.environment.assistiveTechnology}
          </p>
          <p>${each.words ?? ''}</p>
        </article>`,
    )}
  </section>`;
}
