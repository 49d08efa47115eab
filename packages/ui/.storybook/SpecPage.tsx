import { Controls, Markdown, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { specSections } from './spec-sections.ts';

const specs = import.meta.glob<string>('../src/{components/*,theme}/SPEC.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The page of a component: sections of its SPEC.md, its props from its types, and its stories. */
export function SpecPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const folder = /src\/((?:components\/)?[\w-]+)\//.exec(String(preparedMeta.parameters.fileName))?.[1] ?? '';
  const { use, why, keyboard, consumerTasks, requirements } = specSections(
    specs[`../src/${folder}/SPEC.md`] ?? '',
  );
  return (
    <>
      <Title />
      <Markdown>{use}</Markdown>
      <Stories title="Examples" includePrimary />
      <Markdown>{keyboard}</Markdown>
      {preparedMeta.component && <h2>Props</h2>}
      <Controls />
      <Markdown>{consumerTasks}</Markdown>
      <Markdown>{why}</Markdown>
      <Markdown>{requirements}</Markdown>
    </>
  );
}
