import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { SearchField } from './SearchField.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    label: 'Search this site',
    hint: 'A word or two, such as “visit” or “blood test”.',
    error: 'Please enter what to search for',
    typed: 'blood test',
    submit: 'Search',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    label: 'Buscar en este sitio',
    hint: 'Una o dos palabras, como “visita” o “análisis de sangre”.',
    error: 'Escriba lo que quiere buscar',
    typed: 'análisis de sangre',
    submit: 'Buscar',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  label: 'البحث في هذا الموقع',
  hint: 'كلمة أو كلمتان، مثل «زيارة».',
  typed: 'تحليل الدم',
};

export default { title: 'SearchField', component: SearchField, parameters: { examples } } satisfies Meta<
  typeof SearchField
>;

export const Empty: StoryObj = {
  render: (_args, context) => <SearchField label={getSample(context, examples).label} name="query" />,
};

export const InAForm: StoryObj = {
  render: (_args, context) => {
    const { label, hint, typed, submit } = getSample(context, examples);
    return (
      <>
        <Announcer />
        <form role="search">
          <Stack>
            <SearchField label={label} name="query" hint={hint} defaultValue={typed} />
            <div>
              <Button type="submit" variant="primary">
                {submit}
              </Button>
            </div>
          </Stack>
        </form>
      </>
    );
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { label, error } = getSample(context, examples);
    return <SearchField label={label} name="query" error={error} isRequired />;
  },
};

export const Disabled: StoryObj = {
  render: (_args, context) => {
    const { label, typed } = getSample(context, examples);
    return <SearchField label={label} name="query" defaultValue={typed} isDisabled />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return (
      <SearchField
        label={long}
        name="query"
        hint={long}
        defaultValue={long}
        messages={{ clear: long.slice(0, 60) }}
      />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <SearchField label={arabic.label} name="query" hint={arabic.hint} defaultValue={arabic.typed} />
    </InArabic>
  ),
};
