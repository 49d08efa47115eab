'use client';
import { Button } from '@longcovid/ui/button';
import { Combobox } from '@longcovid/ui/combobox';
import { DateInput, getDateParts } from '@longcovid/ui/date-input';
import { Form, type FormProps } from '@longcovid/ui/form';
import { LocaleProvider } from '@longcovid/ui/locale-provider';
import { TextField } from '@longcovid/ui/text-field';
import { type Locale, texts, towns } from './check-visit';

type VisitFormProps = Omit<FormProps, 'children'> & {
  locale: Locale;
  /** What was typed, by the names of the fields. */
  typed?: Record<string, string> | undefined;
};

export function VisitForm({ locale, typed = {}, ...form }: VisitFormProps) {
  const text = texts[locale];
  return (
    <LocaleProvider locale={locale}>
      <Form {...form}>
        <TextField label={text.name} name="name" autoComplete="name" defaultValue={typed.name} isRequired />
        <Combobox label={text.town} name="town" options={towns} defaultValue={typed.town} isRequired />
        <DateInput
          legend={text.day}
          name="day"
          defaultValue={getDateParts(new Map(Object.entries(typed)), 'day')}
          isRequired
        />
        <Button type="submit" variant="primary">
          {text.send}
        </Button>
      </Form>
    </LocaleProvider>
  );
}
