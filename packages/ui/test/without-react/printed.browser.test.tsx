import { describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { Carousel } from '../../src/components/carousel/index.ts';
import { Combobox } from '../../src/components/combobox/index.ts';
import { DatePicker } from '../../src/components/date-picker/index.ts';
import { PdfOverlay } from '../../src/components/pdf-overlay/index.ts';
import { createAreas, createMarkers, examples } from '../../src/components/region-map/RegionMap.examples.ts';
import { RegionMap } from '../../src/components/region-map/index.ts';
import { contrastRatio } from '../../src/theme/index.ts';
import { ToastRegion } from '../../src/components/toast/index.ts';
import { hex, pageColor, paintedColor, themes } from '../rendered-color.ts';
import { renderPlainHtml } from './render.ts';

const findPart = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;

describe('the HTML of a Combobox', () => {
  const options = [{ value: 'ak', label: 'Alaska' }];
  const combobox = (
    <Combobox
      label="Place"
      name="place"
      options={options}
      hint="A state."
      error="Choose a place"
      defaultValue="Narnia"
      isRequired
    />
  );
  const input = () => page.getByRole('textbox', { name: 'Place' });

  test('CBX-04 exposes name, role, text, hint, error and required', async () => {
    renderPlainHtml(combobox);
    const field = (await commands.accessibilityTree()).find((line) => line.startsWith('textbox'));
    expect(field).toMatch(/^textbox "Place" value="Narnia" .*invalid=true.*required=true/);
    expect(field).toContain('description="A state. Error: Choose a place"');
  });

  test('CBX-01, CBX-28 shows no button for a list, and its label names the field alone', () => {
    renderPlainHtml(combobox);
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(page.getByLabelText(/^Place/).elements()).toEqual([input().element()]);
  });

  test('CBX-16, CBX-17 keeps what was typed when focus leaves, and sends it', async () => {
    const container = renderPlainHtml(<form>{combobox}</form>);
    await userEvent.fill(input(), 'alas');
    await userEvent.tab();
    const form = container.querySelector('form') as HTMLFormElement;
    expect([...new FormData(form)]).toEqual([['place', 'alas']]);
  });

  test('CBX-30 keeps the text of a field that is read-only, and takes none', async () => {
    renderPlainHtml(
      <Combobox label="Place" name="place" options={options} defaultValue="Alaska" isReadOnly />,
    );
    await userEvent.click(input());
    await userEvent.keyboard('x');
    await expect.element(input()).toHaveValue('Alaska');
  });

  test.each(themes)('CBX-20 has a visible edge, %j', async (theme) => {
    await commands.emulateMedia(theme);
    renderPlainHtml(combobox);
    const edge = getComputedStyle(input().element()).borderTopColor;
    expect(contrastRatio(hex(edge), pageColor())).toBeGreaterThanOrEqual(3);
  });

  test('CBX-21 has no style attribute', () => {
    expect(renderPlainHtml(combobox).querySelector('[style], style')).toBeNull();
  });
});

describe('the HTML of a Carousel', () => {
  const names = ['Ana', 'Jim', 'Rosa'];
  const items = names.map((name) => ({ id: name, content: <a href={`#${name}`}>Read about {name}</a> }));
  const carousel = <Carousel heading="Stories" headingLevel={2} items={items} />;
  const isInView = (name: string) => {
    const { left, right } = findPart('scroller').getBoundingClientRect();
    const box = document.getElementById(name)?.getBoundingClientRect();
    return box !== undefined && box.left >= left - 2 && box.right <= right + 2;
  };

  test('CRS-03 has a scroller with a name that takes focus, shows it and scrolls by key', async () => {
    renderPlainHtml(carousel);
    expect(await commands.accessibilityTree()).toContain('group "Stories"');
    await userEvent.tab();
    expect(document.activeElement).toBe(findPart('scroller'));
    expect(getComputedStyle(findPart('scroller')).outlineStyle).toBe('solid');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => findPart('scroller').scrollLeft).toBeGreaterThan(0);
  });

  test('CRS-04 brings an item into view when Tab goes to what is in it', async () => {
    renderPlainHtml(carousel);
    expect(isInView('Rosa')).toBe(false);
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Read about Rosa');
    await expect.poll(() => isInView('Rosa')).toBe(true);
  });

  test('CRS-14, CRS-15 has no control, and prints every item', async () => {
    renderPlainHtml(carousel);
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(isInView('Rosa')).toBe(false);
    await commands.emulateMedia({ media: 'print' });
    expect(names.filter(isInView)).toEqual(names);
  });
});

describe('the HTML of a RegionMap', () => {
  const { label, areas, places } = examples.en;
  const map = (
    <RegionMap
      label={label}
      viewBox={[0, 0, 600, 400]}
      areas={createAreas(areas)}
      points={createMarkers(places)}
    />
  );

  test('RGM-01, RGM-22 is a named group with the drawing, its marks and the legend, and has no control', async () => {
    renderPlainHtml(map);
    const lines = await commands.accessibilityTree();
    expect(lines).toContain(`group "${label}"`);
    expect(document.querySelectorAll('[data-part="drawn-marks"] > svg').length).toBeGreaterThan(1);
    for (const name of ['Open', 'Closed']) expect(findPart('legend').textContent).toContain(name);
    await userEvent.tab();
    expect(document.querySelector('[data-component="region-map"]')?.contains(document.activeElement)).toBe(
      false,
    );
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('RGM-02, RGM-03 has no text alternative in the drawing: the list beside it has one', () => {
    renderPlainHtml(map);
    const drawings = [...document.querySelectorAll('[data-component="region-map"] svg')];
    expect(drawings.filter((drawing) => !drawing.closest('[aria-hidden="true"]'))).toEqual([]);
  });

  test.each(themes)(
    'RGM-17, RGM-19 fills the mark of what is open and not that of others, visibly, %j',
    async (theme) => {
      await commands.emulateMedia(theme);
      renderPlainHtml(map);
      const [open, closed] = [...document.querySelectorAll('[data-part="legend"] svg')] as [Element, Element];
      const ground = pageColor();
      expect(contrastRatio(hex(await paintedColor(open, 0.5)), ground)).toBeGreaterThanOrEqual(3);
      expect(await paintedColor(closed, 0.5, 0.4)).not.toBe(await paintedColor(open, 0.5, 0.4));
    },
  );

  test('RGM-25 prints a note in its place', async () => {
    renderPlainHtml(map);
    await commands.emulateMedia({ media: 'print' });
    expect(findPart('frame').checkVisibility()).toBe(false);
    expect(findPart('print-note').checkVisibility()).toBe(true);
  });
});

test('PDF-08 is a closed dialog, whose links to the web page and the file are in the HTML', () => {
  renderPlainHtml(
    <PdfOverlay
      title="Pacing"
      href="/a.pdf"
      webHref="/a"
      language="en"
      createWorker={() => new Worker('/w')}
    />,
  );
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect([...document.querySelectorAll('dialog a')].map((link) => link.getAttribute('href'))).toEqual([
    '/a',
    '/a.pdf',
  ]);
});

test('TST-01 is an empty landmark with a name', async () => {
  renderPlainHtml(<ToastRegion />);
  expect(await commands.accessibilityTree()).toEqual([expect.stringMatching(/^region "/)]);
});

test('DPK-01 is a date in three fields, without a button for a calendar', () => {
  renderPlainHtml(<DatePicker legend="First day" name="first" />);
  expect(page.getByRole('group', { name: 'First day' }).getByRole('textbox').elements()).toHaveLength(3);
  expect(page.getByRole('button').elements()).toEqual([]);
});
