import { Announcer } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import { Combobox } from '@longcovid/ui/combobox';
import { DataTable, type DataColumn } from '@longcovid/ui/data-table';
import { Dialog, DialogTrigger } from '@longcovid/ui/dialog';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Form } from '@longcovid/ui/form';
import { ProgressBar } from '@longcovid/ui/progress-bar';
import { Select } from '@longcovid/ui/select';
import { TextField } from '@longcovid/ui/text-field';

const states = ['Louisiana', 'Nebraska', 'New Mexico'].map((label) => ({ value: label, label }));

const towns = ['Santa Fe', 'Omaha'].map((label) => ({ value: label, label }));

type Visit = { town: string; people: number };

const visits: Visit[] = [
  { town: 'Santa Fe', people: 120 },
  { town: 'Omaha', people: 1040 },
  { town: 'Baton Rouge', people: 95 },
];

const columns: DataColumn<Visit>[] = [
  { id: 'town', header: 'Town', getValue: ({ town }) => town },
  { id: 'people', header: 'People', kind: 'number', getValue: ({ people }) => people },
];

/** What a partner writes in the first hour: seven widgets of a page for patients. */
export function FirstPage() {
  return (
    <>
      <h1>Rest and visits</h1>
      <Disclosure summary="Can I rest during a visit?" headingLevel={2} id="rest">
        <p>Yes, at any time.</p>
      </Disclosure>
      <p>
        <DialogTrigger href="#rest" dialogId="more">
          How a visit goes
        </DialogTrigger>
      </p>
      <Dialog id="more" title="A visit">
        <p>It takes about two hours.</p>
      </Dialog>
      <ProgressBar label="Reading" value={40} />
      <DataTable caption="Visits by town" columns={columns} rows={visits} />
      <Form onSubmit={() => ({ errors: [{ field: 'name', message: 'Please enter your name' }] })}>
        <TextField label="Your name" name="name" isRequired />
        <Select label="State" name="state" options={states} />
        <Combobox label="Town" name="town" options={towns} />
        <Button type="submit">Send</Button>
      </Form>
      <Announcer />
    </>
  );
}
