import type { readPurpose } from './spec-sections.ts';

const components = Object.values(
  import.meta.glob<ReturnType<typeof readPurpose>>('../src/components/*/SPEC.md', {
    query: '?purpose',
    import: 'default',
    eager: true,
  }),
);

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
