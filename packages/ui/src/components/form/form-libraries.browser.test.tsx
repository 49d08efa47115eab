import { useActionState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Combobox } from '../combobox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, type ServerErrors } from './index.ts';

const options = [
  { value: 'adult', label: 'Adults' },
  { value: 'child', label: 'Children' },
];
const towns = ['Omaha', 'Santa Fe'].map((label) => ({ label, value: label }));
const labels = options.map(({ label, value }) => ({ label: `By ${label}`, value }));

type Values = {
  name: string;
  story: string;
  state: string;
  town: string;
  consent: boolean;
  group: string;
  contact: string[];
};

function HookForm({ onValid }: { onValid: (values: Values) => void }) {
  const { register, control, handleSubmit, formState } = useForm<Values>({
    defaultValues: { name: '', story: '', state: '', town: '', consent: false, group: '', contact: [] },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onValid)(event)}>
      <TextField
        label="Name"
        {...register('name', { required: 'Please enter your name' })}
        error={formState.errors.name?.message}
      />
      <TextArea label="Story" {...register('story')} />
      <Select label="State" placeholder="Choose" options={options} {...register('state')} />
      <Combobox label="Town" options={towns} {...register('town')} />
      <Checkbox label="I agree" {...register('consent')} />
      <Controller
        name="group"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <RadioGroup legend="Group" options={options} {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        name="contact"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <CheckboxGroup legend="Contact" options={labels} {...field} onValueChange={onChange} />
        )}
      />
      <Button type="submit">Send</Button>
    </form>
  );
}

describe('react-hook-form', () => {
  test('FRM-18 reads every field that gets the props of register, or of Controller', async () => {
    const onValid = vi.fn<(values: Values) => void>();
    await render(<HookForm onValid={(values) => onValid(values)} />);
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'José Ñ');
    await userEvent.type(page.getByRole('textbox', { name: 'Story' }), 'Tired');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), 'child');
    await userEvent.type(page.getByLabelText('Town'), 'om');
    await userEvent.click(page.getByRole('option', { name: 'Omaha' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'I agree' }));
    await userEvent.click(page.getByRole('radio', { name: 'Children', exact: true }));
    await userEvent.click(page.getByRole('checkbox', { name: 'By Adults' }));
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect
      .poll(() => onValid.mock.lastCall?.[0] as unknown)
      .toEqual({
        name: 'José Ñ',
        story: 'Tired',
        state: 'child',
        town: 'Omaha',
        consent: true,
        group: 'child',
        contact: ['adult'],
      });
  });

  test('FRM-18 focuses the first field with an error, which is described by it', async () => {
    const onValid = vi.fn();
    await render(<HookForm onValid={onValid} />);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Error: Please enter your name');
    expect(onValid).not.toHaveBeenCalled();
  });
});

function ActionForm({ save }: { save: (data: FormData) => Promise<ServerErrors> }) {
  const [errors, action, isPending] = useActionState(
    (_: ServerErrors, data: FormData) => save(data),
    {} as ServerErrors,
  );
  return (
    <Form action={action} serverErrors={errors}>
      <TextField label="Name" name="name" />
      <TextField label="Email" name="email" />
      <Button type="submit" isPending={isPending} pendingLabel="Saving">
        Save
      </Button>
    </Form>
  );
}

describe('form actions of React', () => {
  const wrong: ServerErrors = { errors: [{ field: 'email', message: 'Please enter an email' }] };

  test('FRM-19 shows the errors that an action returns, focuses their summary, and keeps what was typed', async () => {
    const save = vi.fn((data: FormData) =>
      Promise.resolve(data.get('email') === 'ana@example.org' ? {} : { ...wrong }),
    );
    await render(<ActionForm save={save} />);
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'Ana');
    for (const attempt of [1, 2]) {
      await userEvent.click(page.getByRole('button', { name: 'Save' }));
      await expect.poll(() => save.mock.calls.length).toBe(attempt);
      await expect.poll(() => document.activeElement?.textContent).toContain('Please enter an email');
      await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
    }
    await userEvent.type(page.getByRole('textbox', { name: 'Email' }), 'ana@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect.poll(() => page.getByText('Please enter an email').query()).toBeNull();
    expect(Object.fromEntries(save.mock.lastCall?.[0] ?? [])).toEqual({
      name: 'Ana',
      email: 'ana@example.org',
    });
  });

  test('FRM-19 leaves focus alone when a render creates an equal object of errors', async () => {
    const again = () => (
      <Form serverErrors={{ description: 'We are offline.' }}>
        <TextField label="Name" name="name" />
      </Form>
    );
    const { rerender } = await render(again());
    const name = page.getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    await rerender(again());
    await expect.element(name).toHaveFocus();
  });
});

function RequiredGroup() {
  const { control, handleSubmit } = useForm<{ group: string | null }>({ defaultValues: { group: null } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Controller
        name="group"
        control={control}
        rules={{ required: 'Please choose a group' }}
        render={({ field: { ref, onChange, ...field }, fieldState }) => (
          <RadioGroup
            legend="Group"
            options={options}
            {...field}
            actionsRef={ref}
            onValueChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit">Send</Button>
    </form>
  );
}

test('FRM-18 focuses a RadioGroup without an answer, whose actionsRef is the ref of Controller', async () => {
  await render(<RequiredGroup />);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('radio', { name: 'Adults' })).toHaveFocus();
  await expect
    .element(page.getByRole('radiogroup', { name: 'Group' }))
    .toHaveAccessibleDescription('Error: Please choose a group');
});
