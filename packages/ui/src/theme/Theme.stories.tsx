import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSample } from '../../.storybook/sample.ts';
import * as styles from './Theme.stories.css.ts';

/** Sample text of the stories. */
const examples = {
  en: {
    heading: 'You are not alone',
    second: 'What we know so far',
    third: 'Rest is part of the plan',
    lead: 'One thought in each paragraph, in large type, with air around it.',
    body: 'Short lines are easier to read. So are short words, and links that say where they lead.',
    link: 'Read about the type',
    small: 'Last checked in November 2026',
  },
  es: {
    heading: 'No está solo ni sola',
    second: 'Lo que sabemos hasta ahora',
    third: 'El descanso es parte del plan',
    lead: 'Una idea en cada párrafo, con letra grande y espacio alrededor.',
    body: 'Las líneas cortas se leen mejor. También las palabras cortas y los enlaces que dicen adónde llevan.',
    link: 'Lea sobre la letra',
    small: 'Última revisión: noviembre de 2026',
  },
};

export default { title: 'Theme', parameters: { examples } } satisfies Meta;

/** Each role with its color, by its path in code. */
export const Colors: StoryObj = {
  render: () => (
    <ul className={styles.list}>
      {Object.entries(styles.colors).map(([role, field]) => (
        <li key={role} className={styles.item}>
          <span className={field} aria-hidden="true" />
          <code>{role}</code>
        </li>
      ))}
    </ul>
  ),
};

export const Type: StoryObj = {
  render: (_args, context) => {
    const { heading, second, third, lead, body, link, small } = getSample(context, examples);
    return (
      <article>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <h2>{second}</h2>
        <p>
          {body} <a href="#type">{link}</a>
        </p>
        <h3>{third}</h3>
        <p className={styles.small}>{small}</p>
      </article>
    );
  },
};
