import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { arabic, examples, manyPlaces, places } from './Combobox.examples.ts';
import { Combobox } from './Combobox.tsx';
import { type ComboboxOption, filterOptions } from './options.ts';

export default { title: 'Combobox', component: Combobox } satisfies Meta<typeof Combobox>;

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
