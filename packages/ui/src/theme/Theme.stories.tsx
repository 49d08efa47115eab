import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSample } from '../../.storybook/sample.ts';
import { examples } from './Theme.examples.ts';
import * as styles from './Theme.stories.css.ts';

export default { title: 'Theme' } satisfies Meta;

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
