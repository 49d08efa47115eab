import { expect } from '@playwright/test';

import { openRecord } from '../oracles/records.ts';
import { drawEmail, drawName } from '../people.ts';
import { visitorTask } from '../task.ts';
import { readReference } from './join-form.ts';

const MESSAGES = [
  'May I bring my sister?',
  '¿Puedo llevar a mi hermana? Ñ, ü, é.',
  '제 여동생과 함께 가도 되나요?',
  'Is parking free? <b>Thank you</b> & good-bye 🙂',
];

visitorTask<{ name: string; email: string; message: string }>('write to the staff', {
  who: 'Somebody with a question that no page answers.',
  draw: (draw) => ({
    name: drawName(draw),
    email: drawEmail(draw),
    message: draw.several(MESSAGES, 1 + draw.integer(3)).join(' '),
  }),
  run: async (visitor, data) => {
    const { page } = visitor;
    await visitor.arrive();
    await visitor.press(
      page.getByRole('contentinfo').getByRole('link', { name: visitor.text('shell.contact'), exact: true }),
    );
    const form = page.locator('[data-component=form]:has(textarea)');
    const field = (name: 'name' | 'email' | 'message') =>
      form.getByRole('textbox', { name: visitor.text(`contact.${name}`), exact: true });
    await visitor.write(field('name'), data.name);
    await visitor.write(field('email'), data.email);
    await visitor.write(field('message'), data.message);
    await visitor.press(form.getByRole('button', { name: visitor.text('contact.send'), exact: true }));
    const reference = await readReference(visitor);
    const normalized = JSON.parse(JSON.stringify(data).normalize('NFC')) as typeof data;
    expect(openRecord('messages', reference)).toEqual([
      expect.objectContaining({ kind: 'contact', locale: visitor.language, ...normalized }),
    ]);
  },
});
