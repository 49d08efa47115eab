/** Escaped HTML. */
export type Markup = { markup: string };

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

type Part = string | number | Markup | readonly Markup[];

const toMarkup = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('\n');
};

/** Creates HTML from a template; escapes every value that is not markup. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: strings.map((text, at) => text + (at < parts.length ? toMarkup(parts[at] ?? '') : '')).join(''),
});

/** A link, or its text alone where there is no file. */
export const link = (text: string | Markup, href: string | undefined): Markup =>
  href === undefined ? html`${text}` : html`<a href="${href}">${text}</a>`;

/** A list; nothing without items. */
export const list = (items: readonly (string | Markup)[], language?: string): Markup =>
  items.length === 0
    ? html``
    : html`<ul ${language === undefined ? '' : html`lang="${language}"`}>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`;

/** A table that scrolls with the keyboard where it is wider than the window. */
export function table(caption: string, heads: readonly string[], rows: readonly (readonly Part[])[]): Markup {
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        <span>${caption}</span>
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = '', ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
