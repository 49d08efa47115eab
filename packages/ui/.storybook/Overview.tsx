import { specSections } from './spec-sections.ts';

const specs = import.meta.glob<string>('../src/components/*/SPEC.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What each component is for: the first sentences of its SPEC.md, after the line with its status. */
const components = Object.values(specs).map((spec) => {
  const [, purpose = ''] = specSections(spec).use.trim().split('\n\n');
  return {
    name: /^# (.+)/.exec(spec)?.[1] ?? '',
    purpose: purpose.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
  };
});

/** All components, each with what it is for. */
export const Overview = () => (
  <dl>
    {components.map(({ name, purpose }) => (
      <div key={name}>
        <dt>
          <a href={`./?path=/docs/${name.toLowerCase()}--docs`} target="_top">
            {name}
          </a>
        </dt>
        <dd>{purpose}</dd>
      </div>
    ))}
  </dl>
);
