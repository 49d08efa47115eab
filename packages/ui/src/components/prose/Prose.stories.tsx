import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './Prose.examples.ts';
import { Prose } from './Prose.tsx';

export default { title: 'Prose', component: Prose } satisfies Meta<typeof Prose>;

type Sample = typeof arabic;

function Article({ text }: { text: Sample }) {
  return (
    <Prose>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <h3>{text.ways}</h3>
      <ul>
        {text.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ol>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{text.sub}</h3>
      <dl>
        <dt>{text.term}</dt>
        <dd>{text.meaning}</dd>
      </dl>
      <blockquote>
        <p>{text.quote}</p>
        <p>{text.by}</p>
      </blockquote>
      <table>
        <caption>{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.hours}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text.monday}</th>
            <td>3</td>
          </tr>
        </tbody>
      </table>
      <p>
        <a href="https://example.org/rest">{text.link}</a>
      </p>
    </Prose>
  );
}

export const LongText: StoryObj = {
  render: (_args, context) => <Article text={getSample(context, examples)} />,
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Article text={arabic} />
    </InArabic>
  ),
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { wide } = getSample(context, examples);
    return (
      <Prose>
        <h2>{wide}</h2>
        <p>{wide}</p>
        <ul>
          <li>{wide}</li>
        </ul>
        <table>
          <tbody>
            <tr>
              <th scope="row">{wide}</th>
              <td>{wide}</td>
            </tr>
          </tbody>
        </table>
        <pre>{wide}</pre>
      </Prose>
    );
  },
};
