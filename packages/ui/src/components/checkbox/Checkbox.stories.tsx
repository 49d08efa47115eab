import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './Checkbox.examples.ts';
import { Checkbox } from './Checkbox.tsx';

export default { title: 'Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;

export const Plain: StoryObj = {
  render: (_args, context) => <Checkbox label={getSample(context, examples).newsletter} name="newsletter" />,
};

export const DefaultSelected: StoryObj = {
  render: (_args, context) => (
    <Checkbox label={getSample(context, examples).newsletter} name="newsletter" defaultChecked />
  ),
};

export const RequiredWithHint: StoryObj = {
  render: (_args, context) => {
    const { consent, consentHint } = getSample(context, examples);
    return <Checkbox label={consent} name="consent" hint={consentHint} isRequired />;
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { consent, consentHint, consentError } = getSample(context, examples);
    return <Checkbox label={consent} name="consent" hint={consentHint} error={consentError} isRequired />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return <Checkbox label={long} name="long" hint={long} error={long} isRequired />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Checkbox
        label={arabic.consent}
        name="consent"
        hint={arabic.consentHint}
        error={arabic.consentError}
        isRequired
      />
    </InArabic>
  ),
};
