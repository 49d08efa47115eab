import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Stack } from '../stack/index.ts';
import { Tag } from './Tag.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    news: 'News',
    updated: 'Updated in May',
    open: 'Open to adults',
    closed: 'Closed',
    clinic: 'University Hospital',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    news: 'Noticias',
    updated: 'Actualizado en mayo',
    open: 'Abierto para personas adultas',
    closed: 'Cerrado',
    clinic: 'Hospital Universitario',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  group: 'مجموعة الأطفال',
  open: 'مفتوحة',
};

export default { title: 'Tag', component: Tag, parameters: { examples } } satisfies Meta<typeof Tag>;

export const Neutral: StoryObj = {
  render: (_args, context) => <Tag>{getSample(context, examples).news}</Tag>,
};

export const Tones: StoryObj = {
  render: (_args, context) => {
    const { news, updated, open, closed } = getSample(context, examples);
    return (
      <Stack as="ul" direction="row" gap="small">
        <li>
          <Tag>{news}</Tag>
        </li>
        <li>
          <Tag tone="info">{updated}</Tag>
        </li>
        <li>
          <Tag tone="success">{open}</Tag>
        </li>
        <li>
          <Tag tone="danger">{closed}</Tag>
        </li>
      </Stack>
    );
  },
};

export const InAHeading: StoryObj = {
  render: (_args, context) => {
    const { clinic, closed } = getSample(context, examples);
    return (
      <h2>
        {clinic} <Tag tone="danger">{closed}</Tag>
      </h2>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => <Tag tone="info">{getSample(context, examples).long}</Tag>,
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <p>
        {arabic.group} <Tag tone="success">{arabic.open}</Tag>
      </p>
    </InArabic>
  ),
};
