import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fruit, growth } from './Figure.records.ts';
import { Figure, type FigureProps, type FigureRecord } from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const show = (figure: FigureRecord, props: Partial<FigureProps> = {}) => (
  <Figure figure={figure} headingLevel={2} {...props} />
);

describe('for developers', () => {
  test('FIG-27 warns once of a claim that the data contradict, in three parts', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    const untrue: FigureRecord = {
      ...{ ...fruit, id: 'warned-once' },
      claim: { text: 'Plums win.', asserts: [{ kind: 'highest', category: 'plums' }] },
    };
    await render(show(untrue));
    await render(show(untrue));
    expect(warned.mock.calls).toEqual([
      [
        '[@longcovid/ui] Figure: “warned-once”: The claim asserts “highest” (number 1), but the highest is “apples”. Readers would believe something that the data do not show. Correct the sentence, or the data.',
      ],
    ]);
    warned.mockRestore();
  });

  test('FIG-26 is in English in an unknown language, and warns once', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    const unknown = 'de';
    await render(withLocale(unknown, show(fruit)));
    await render(withLocale(unknown, show(growth)));
    expect(document.querySelector('[data-part=source]')?.textContent).toContain('Source');
    expect(warned).toHaveBeenCalledOnce();
    expect(warned.mock.calls[0]?.[0]).toMatch(
      /^\[@longcovid\/ui\] Figure: the language “de” has no message phrases, keyPoints, /,
    );
    warned.mockRestore();
  });

  test('FIG-27 warns of an empty title and an empty claim', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(show({ ...fruit, id: 'nameless', title: '', claim: { ...fruit.claim, text: ' ' } }));
    const warnings = warned.mock.calls.map(([warning]) => String(warning));
    expect(warnings).toEqual([
      expect.stringContaining('“nameless”: title has no text in one of its languages.'),
      expect.stringContaining('“nameless”: There is no claim in en.'),
      expect.stringContaining('“nameless”: There is no claim in es.'),
    ]);
    warned.mockRestore();
  });
});
