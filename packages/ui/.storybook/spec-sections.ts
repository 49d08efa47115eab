/** The parts of a SPEC.md that a person who chooses a component wants, each as Markdown with its heading. */
export type SpecSections = Record<
  'use' | 'whenNot' | 'why' | 'keyboard' | 'consumerTasks' | 'requirements',
  string
>;

/** A link from one SPEC.md to another leads to the page of that component. Storybook leaves the hyphens out of its ids. */
const toPages = (markdown: string) =>
  markdown.replaceAll(
    /\]\(\.\.\/([\w-]+)\/SPEC\.md\)/g,
    (_, folder: string) => `](./?path=/docs/${folder.replaceAll('-', '')}--docs)`,
  );

/** Cuts a SPEC.md into its parts. Throws when one of them is missing, so that no page is silently empty. */
export function specSections(markdown: string): SpecSections {
  const [head = '', ...rest] = toPages(markdown).split(/\n(?=## )/);
  const under = (heading: RegExp) => {
    const section = rest.find((each) => heading.test(each.split('\n', 1)[0] ?? ''));
    if (section === undefined)
      throw new Error(
        `This SPEC.md has no section ${String(heading)}; the catalogue shows it to those who choose a component. Write it.`,
      );
    return section;
  };
  return {
    // Without the title, which the page has; the status line stays.
    use: head.replace(/^# .*\n/, ''),
    whenNot: under(/^## When not/),
    why: under(/^## (Why|Rationale)/),
    keyboard: under(/^## Keyboard/),
    consumerTasks: under(/^## What you must do/),
    requirements: under(/^## Requirements/),
  };
}

/** The name of a component, and what it is for: the first sentences of its SPEC.md, after the line with its status. */
export function readPurpose(markdown: string): { name: string; purpose: string } {
  const [, purpose = ''] = specSections(markdown).use.trim().split('\n\n');
  return {
    name: /^# (.+)/.exec(markdown)?.[1] ?? '',
    purpose: purpose.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
  };
}
