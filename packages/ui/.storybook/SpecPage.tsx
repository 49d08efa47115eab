import { Controls, Markdown, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { specSections } from './spec-sections.ts';

type TextFiles = Record<string, () => Promise<string>>;

// Not eager: a page loads the texts of its own component only.
const specs = import.meta.glob<string>('../src/{components/*,theme}/SPEC.md', {
  query: '?raw',
  import: 'default',
});
const transcripts = import.meta.glob<string>('../src/components/*/evidence/*.transcript.txt', {
  query: '?raw',
  import: 'default',
});

const loadTexts = (files: TextFiles, folder: string): Promise<string[]> =>
  Promise.all(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`../src/${folder}/`))
      .map(([, load]) => load()),
  );

type ComponentTexts = { spec: string; heard: string[] };

async function loadComponent(folder: string): Promise<ComponentTexts> {
  const [[spec], heard] = await Promise.all([loadTexts(specs, folder), loadTexts(transcripts, folder)]);
  if (spec === undefined) throw new Error(`src/${folder} has no SPEC.md. Write it.`);
  return { spec, heard };
}

const loaded = new Map<string, Promise<ComponentTexts>>();

/** The same promise at each render, as `use` requires. */
function loadOnce(folder: string): Promise<ComponentTexts> {
  const texts = loaded.get(folder) ?? loadComponent(folder);
  loaded.set(folder, texts);
  return texts;
}

/** A recording of Orca. Its first line is its title, after "# ". */
const Transcript = ({ text }: { text: string }) => (
  <details>
    <summary>{text.slice(2, text.indexOf('\n'))}</summary>
    <pre>{text.slice(text.indexOf('\n') + 1)}</pre>
  </details>
);

function ComponentPage({ folder, hasProps }: { folder: string; hasProps: boolean }) {
  const { spec, heard } = use(loadOnce(folder));
  const { use: whenToUse, whenNot, why, keyboard, consumerTasks, requirements } = specSections(spec);
  return (
    <>
      <Markdown>{whenToUse}</Markdown>
      <Markdown>{whenNot}</Markdown>
      <Stories title="Examples" includePrimary />
      <Markdown>{keyboard}</Markdown>
      <h2>What a screen reader says</h2>
      {heard.map((text) => (
        <Transcript key={text} text={text} />
      ))}
      {heard.length === 0 && <p>Not recorded yet.</p>}
      {hasProps && <h2>Props</h2>}
      <Controls />
      <Markdown>{consumerTasks}</Markdown>
      <Markdown>{why}</Markdown>
      <Markdown>{requirements}</Markdown>
    </>
  );
}

/** The page of a component: sections of its SPEC.md, its stories, its recordings, and its props from its types. */
export function SpecPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const folder = /src\/((?:components\/)?[\w-]+)\//.exec(String(preparedMeta.parameters.fileName))?.[1] ?? '';
  return (
    <>
      <Title />
      <Suspense fallback={<p>Loading the requirements…</p>}>
        <ComponentPage folder={folder} hasProps={Boolean(preparedMeta.component)} />
      </Suspense>
    </>
  );
}
