import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './TextField.examples.ts';
import { TextField } from './TextField.tsx';

export default { title: 'TextField', component: TextField } satisfies Meta<typeof TextField>;

export const Empty: StoryObj = {
  render: (_args, context) => (
    <TextField label={getSample(context, examples).firstName} name="firstName" autoComplete="given-name" />
  ),
};

export const RequiredWithHint: StoryObj = {
  render: (_args, context) => {
    const { phone, phoneHint } = getSample(context, examples);
    return <TextField label={phone} name="phone" type="tel" autoComplete="tel" hint={phoneHint} isRequired />;
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { email, emailHint, emailError, typed } = getSample(context, examples);
    return (
      <TextField
        label={email}
        name="email"
        type="email"
        autoComplete="email"
        hint={emailHint}
        error={emailError}
        defaultValue={typed}
        isRequired
      />
    );
  },
};

export const LabelIsTheHeading: StoryObj = {
  render: (_args, context) => (
    <TextField label={getSample(context, examples).firstName} name="firstName" headingLevel={2} isRequired />
  ),
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { longLabel, longError, longValue } = getSample(context, examples);
    return (
      <TextField
        label={longLabel}
        name="firstName"
        hint={longLabel}
        error={longError}
        defaultValue={longValue}
        isRequired
      />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <TextField
        label={arabic.firstName}
        name="firstName"
        hint={arabic.longLabel}
        error={arabic.firstNameError}
        isRequired
      />
      <TextField
        label={arabic.phone}
        name="phone"
        type="tel"
        hint={arabic.phoneHint}
        defaultValue="(505) 555-0142"
      />
      <TextField label={arabic.email} name="email" type="email" defaultValue="name@example.org" />
    </InArabic>
  ),
};
