import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, userEvent } from 'vitest/browser';
import { hex, pageColor, paintedColor, palettes } from '../../../test/rendered-color.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { Switch, type SwitchProps } from './index.ts';

const label = 'Text reminders';
const renderSwitch = (props: Partial<SwitchProps> = {}) => (
  <Switch label={label} name="reminders" {...props} />
);
const input = () => document.querySelector('input') as HTMLInputElement;
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;

test('SWT-01, SWT-02 is a switch named by its label, described by hint and error, off and on', async () => {
  await render(renderSwitch({ hint: 'Two days before', error: 'Not saved' }));
  const find = async () => (await commands.accessibilityTree()).find((line) => line.startsWith('switch'));
  const description = 'description="Two days before Error: Not saved"';
  expect(await find()).toBe(`switch "${label}" invalid=true checked=false ${description}`);
  await userEvent.click(input());
  expect(await find()).toContain('checked=true');
  expect(part('error').getBoundingClientRect().bottom).toBeLessThan(input().getBoundingClientRect().top);
});

test('SWT-03, SWT-04 is turned on and off and sent by a form, before script', async () => {
  renderServerHtml(<form>{renderSwitch({ defaultChecked: true })}</form>);
  const sent = () => [...new FormData(document.forms[0]).values()];
  expect(sent()).toEqual(['on']);
  const { width, height } = part('label').getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await userEvent.click(part('label'), { position: { x: width - 2, y: height - 2 } });
  expect([input().checked, sent()]).toEqual([false, []]);
  input().focus();
  await userEvent.keyboard(' ');
  expect(sent()).toEqual(['on']);
});

test.each(palettes)('SWT-05 shows on and off by the place of its knob and by a tick, %j', async (media) => {
  await commands.emulateMedia(media);
  await render(renderSwitch());
  const readKnob = async () =>
    Promise.all([0.25, 0.75].map(async (across) => hex(await paintedColor(input(), across))));
  const [atStart = '', free = ''] = await readKnob();
  expect(contrastRatio(atStart, free)).toBeGreaterThanOrEqual(3);
  expect(contrastRatio(hex(getComputedStyle(input()).borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
  await userEvent.click(input());
  const track = hex(await paintedColor(input(), 0.5, 0.2));
  const [, atEnd = ''] = await readKnob();
  expect(contrastRatio(atEnd, track)).toBeGreaterThanOrEqual(3);
  const tick = getComputedStyle(input(), '::after');
  expect([tick.visibility, tick.borderBottomWidth]).toEqual(['visible', '3px']);
  expect(contrastRatio(hex(tick.borderBottomColor), track)).toBeGreaterThanOrEqual(3);
});

test('SWT-06 shows on and off on paper, without backgrounds', async () => {
  await commands.emulateMedia({ media: 'print' });
  await render(renderSwitch({ defaultChecked: true }));
  const { backgroundColor, color } = getComputedStyle(input());
  expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(contrastRatio(hex(color), '#FFFFFF')).toBeGreaterThanOrEqual(3);
});
