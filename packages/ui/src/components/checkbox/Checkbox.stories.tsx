import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Checkbox } from './Checkbox.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    newsletter: 'Send me the newsletter',
    consent: 'I have read how you use what I tell you, and I agree',
    consentHint: 'You can change your mind at any time.',
    consentError: 'Please tick the box if you agree. We cannot send your request without it.',
    long: 'I agree with Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    newsletter: 'Envíenme el boletín',
    consent: 'He leído cómo usan lo que les cuento y estoy de acuerdo',
    consentHint: 'Puede cambiar de opinión en cualquier momento.',
    consentError: 'Marque la casilla si está de acuerdo. Sin ella no podemos enviar su solicitud.',
    long: 'Acepto electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  consent: 'قرأت كيف تستخدمون ما أخبركم به، وأوافق على ذلك',
  consentHint: 'يمكنك تغيير رأيك في أي وقت.',
  consentError: 'ضع علامة في المربع إذا كنت موافقًا. لا يمكننا إرسال طلبك من دونها.',
};

export default { title: 'Checkbox', component: Checkbox, parameters: { examples } } satisfies Meta<
  typeof Checkbox
>;

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
