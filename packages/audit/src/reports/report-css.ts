/** The style sheet of the reports; system colors follow the reader's color scheme and forced colors. */
export const REPORT_CSS = `:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1.125rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-inline-size: 75rem; margin-inline: auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; overflow-wrap: anywhere; }
p, li, dd { max-inline-size: 45rem; }
code, pre { font-size: 0.9rem; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; border: 1px solid; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; column-gap: 1.5rem; list-style: none; padding: 0; }
code.command { display: block; }
nav a { display: inline-block; }
nav a, summary { min-block-size: 1.75rem; padding-block: 0.25rem; }
[aria-current] { font-weight: bold; }
td ul { margin: 0; padding-inline-start: 1.25rem; }
.wide { overflow-x: auto; margin-block: 1rem; }
table { border-collapse: collapse; }
table:has(thead th:nth-child(3)) { min-inline-size: 40rem; }
caption { text-align: start; font-weight: bold; padding-block: 0.5rem; }
caption span { display: block; max-inline-size: min(100%, calc(100vw - 3rem)); }
th, td { border: 1px solid; padding: 0.5rem; text-align: start; vertical-align: top; font-weight: normal; }
thead th { font-weight: bold; }
dt { font-weight: bold; }
dd { margin: 0 0 0.5rem; }
th[scope='row'], td { min-inline-size: 6rem; }
article { border-block-start: 1px solid; }
figure { margin: 1rem 0; }
figure img { max-inline-size: 100%; block-size: auto; border: 1px solid; }
fieldset { min-inline-size: 0; margin-block: 1rem; border: 1px solid; }
legend { overflow-wrap: anywhere; }
fieldset label { display: inline-block; min-block-size: 1.75rem; margin-inline-end: 1rem; }
input, select, button { font: inherit; max-inline-size: 100%; }
input:not([type='radio'], [type='checkbox']) { inline-size: 30rem; min-block-size: 1.75rem; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
@media print { :root { font-size: 0.75rem; } main { padding: 0; } nav { display: none; } .wide { overflow: visible; } table, table:has(thead th:nth-child(3)) { min-inline-size: 0; inline-size: 100%; } thead { display: table-header-group; } tr { break-inside: avoid; } }
`;
