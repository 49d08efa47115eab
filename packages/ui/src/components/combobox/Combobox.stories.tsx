import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { Combobox } from './Combobox.tsx';
import { type ComboboxOption, filterOptions } from './options.ts';

const long = {
  en: 'A study site with a very long name in Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(4),
  es: 'Un centro con un nombre muy largo en electroencefalografistasinternacionales '.repeat(4),
};

/** Sample text of the stories. */
const examples = {
  en: {
    place: 'State or territory',
    hint: 'Type a few letters, or choose from the list.',
    error: 'Please choose a place from the list',
    chosen: 'Puerto Rico',
    unknown: 'Narnia',
    many: 'Study site',
    longLabel: long.en.slice(0, 120),
  },
  es: {
    place: 'Estado o territorio',
    hint: 'Escriba unas letras o elija de la lista.',
    error: 'Elija un lugar de la lista',
    chosen: 'Puerto Rico',
    unknown: 'Narnia',
    many: 'Centro del estudio',
    longLabel: long.es.slice(0, 120),
  },
};

/** Places as options. They are shown only when the list is open, and are therefore no sample text of the initial HTML. */
const places = [
  'Arizona', 'California', 'Colorado', 'Dakota del Norte', 'España', 'Hawái', 'Louisiana', 'México', 'Michigan',
  'Nebraska', 'New Mexico', 'Peñasco, New Mexico', 'Puerto Rico', 'Québec', 'Utah', 'Washington, D.C.',
].map((label, index) => ({ value: `place-${index + 1}`, label })); // prettier-ignore

/** 500 options, one of them 300 characters long. */
const manyPlaces = Array.from({ length: 500 }, (_, index) => ({
  value: `site-${index + 1}`,
  label: index === 1 ? long.en.slice(0, 300) : `${places[index % places.length]?.label ?? ''} ${index + 1}`,
}));

/** Sample text of the story in Arabic. */
const arabic = {
  place: 'الولاية أو الإقليم',
  hint: 'اكتب بضعة أحرف، أو اختر من القائمة.',
  error: 'اختر مكانًا من القائمة',
  places: ['كاليفورنيا', 'لويزيانا', 'نبراسكا', 'نيو مكسيكو', 'بورتوريكو'],
};

export default { title: 'Combobox', component: Combobox, parameters: { examples } } satisfies Meta<
  typeof Combobox
>;

export const Empty: StoryObj = {
  render: (_args, context) => {
    const { place, hint } = getSample(context, examples);
    return (
      <>
        <Announcer />
        <Combobox label={place} name="place" hint={hint} options={places} />
      </>
    );
  },
};

export const DefaultValue: StoryObj = {
  render: (_args, context) => {
    const { place, chosen } = getSample(context, examples);
    return <Combobox label={place} name="place" options={places} defaultValue={chosen} isRequired />;
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { place, hint, error, unknown } = getSample(context, examples);
    return (
      <Combobox
        label={place}
        name="place"
        hint={hint}
        error={error}
        options={places}
        defaultValue={unknown}
        isRequired
      />
    );
  },
};

export const FiveHundred: StoryObj = {
  render: (_args, context) => (
    <Combobox label={getSample(context, examples).many} name="many" options={manyPlaces} />
  ),
};

/** A search whose answer takes half a second: names that begin with the text first. */
function Search({ label }: { label: string }) {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [isLoading, setLoading] = useState(false);
  const search = (text: string) => {
    setLoading(true);
    setTimeout(() => {
      const found = filterOptions(manyPlaces, text);
      const begins = found.filter((option) => option.label.startsWith(text));
      setOptions([...new Set([...begins, ...found])]);
      setLoading(false);
    }, 500);
  };
  return (
    <Combobox
      label={label}
      name="search"
      options={options}
      matching="given"
      isLoading={isLoading}
      onValueChange={search}
    />
  );
}

export const OptionsThatArriveLater: StoryObj = {
  render: (_args, context) => (
    <>
      <Announcer />
      <Search label={getSample(context, examples).many} />
    </>
  ),
};

/** A page that keeps the text, and takes no digits. */
function WithoutDigits({ label, chosen }: { label: string; chosen: string }) {
  const [text, setText] = useState(chosen);
  return (
    <Combobox
      label={label}
      name="place"
      options={places}
      value={text}
      onValueChange={(next) => setText(next.replace(/\d/g, ''))}
    />
  );
}

export const ControlledText: StoryObj = {
  render: (_args, context) => {
    const { place, chosen } = getSample(context, examples);
    return <WithoutDigits label={place} chosen={chosen} />;
  },
};

/** A search that takes any text, and suggests places for it. */
function Suggestions({ label }: { label: string }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label={label}
      name="place"
      variant="suggestions"
      options={filterOptions(places, text)}
      matching="given"
      value={text}
      onValueChange={setText}
    />
  );
}

export const SuggestionsForAnyText: StoryObj = {
  render: (_args, context) => <Suggestions label={getSample(context, examples).place} />,
};

export const NoOptions: StoryObj = {
  render: (_args, context) => (
    <Combobox label={getSample(context, examples).place} name="none" options={[]} />
  ),
};

export const OneOption: StoryObj = {
  render: (_args, context) => (
    <Combobox label={getSample(context, examples).place} name="one" options={places.slice(0, 1)} />
  ),
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { longLabel } = getSample(context, examples);
    return (
      <Combobox
        label={longLabel}
        name="long"
        hint={longLabel}
        error={longLabel}
        defaultValue={longLabel}
        options={[{ value: 'long', label: longLabel }]}
        isRequired
      />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Announcer />
      <Combobox
        label={arabic.place}
        name="place"
        hint={arabic.hint}
        error={arabic.error}
        options={arabic.places.map((label) => ({ value: label, label }))}
        isRequired
      />
    </InArabic>
  ),
};
