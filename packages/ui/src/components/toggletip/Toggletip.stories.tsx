import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Link } from '../link/index.ts';
import { arabic, examples } from './Toggletip.examples.ts';
import { Toggletip } from './Toggletip.tsx';

export default { title: 'Toggletip', component: Toggletip } satisfies Meta<typeof Toggletip>;

export const InASentence: StoryObj = {
  render: (_args, context) => {
    const { before, term, explanation, after } = getSample(context, examples);
    return (
      <p>
        {before} <Toggletip label={term}>{explanation}</Toggletip> {after}
      </p>
    );
  },
};

export const AQuestion: StoryObj = {
  render: (_args, context) => {
    const { question, answer, more } = getSample(context, examples);
    return (
      <Toggletip label={question}>
        {answer} <Link href="#groups">{more}</Link>
      </Toggletip>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { before, long } = getSample(context, examples);
    return (
      <p>
        {before} <Toggletip label={long}>{long}</Toggletip>
      </p>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Toggletip label={arabic.term}>{arabic.explanation}</Toggletip>
    </InArabic>
  ),
};
