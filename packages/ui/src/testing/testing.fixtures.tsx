import { useState } from 'react';
import { Announcer } from '../components/announcer/index.ts';
import { Button } from '../components/button/index.ts';
import { Dialog, DialogTrigger } from '../components/dialog/index.ts';
import { FilterSet } from '../components/filter-set/index.ts';
import { Form } from '../components/form/index.ts';
import { RadioGroup } from '../components/radio-group/index.ts';
import { TextField } from '../components/text-field/index.ts';

export const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** A dialog with the link that opens it, and another link. */
export function Visit() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <a href="#elsewhere" id="elsewhere">
        Elsewhere
      </a>
      <DialogTrigger href="#visit-page" dialogId="visit">
        How a visit goes
      </DialogTrigger>
      <Dialog id="visit" title="A visit" isOpen={isOpen} onOpenChange={setOpen}>
        <p>Two hours.</p>
        <Button onClick={() => setOpen(false)}>I see</Button>
      </Dialog>
    </main>
  );
}

/** Two filters that are on, of ten study sites. */
export function Filters() {
  const [on, setOn] = useState(['Adults', 'Open']);
  return (
    <>
      <Announcer />
      <FilterSet
        legend="Filters"
        activeSummary={`${on.length} filters are on`}
        emptySummary="No filters are on"
        activeFilters={on.map((label) => ({ id: label, label }))}
        onRemove={(id) => setOn(on.filter((each) => each !== id))}
        onClear={() => setOn([])}
        resultCountText={`${10 - on.length} study sites`}
      >
        <RadioGroup legend="Group" name="group" options={options('Adults')} />
      </FilterSet>
    </>
  );
}

export const wrong = [
  { field: 'name', message: 'Please enter your name' },
  { field: 'group', message: 'Please choose a group' },
];

/** A form that wants a name and a group. */
export const join = (
  <Form onSubmit={(data) => ({ errors: wrong.filter(({ field }) => !data.get(field)) })}>
    <TextField label="Name" name="name" isRequired />
    <RadioGroup legend="Group" name="group" options={options('Adults', 'Children')} isRequired />
    <Button type="submit">Send</Button>
  </Form>
);
