import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fruit, growth } from './Figure.records.ts';
import { Figure, type FigureProps, type FigureRecord } from './index.ts';

const show = (figure: FigureRecord, props: Partial<FigureProps> = {}) => (
  <Figure figure={figure} headingLevel={2} {...props} />
);

describe('for developers', () => {
  test('FIG-27 a claim that the data do not bear out is told once, in three parts', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const untrue: FigureRecord = {
      ...{ ...fruit, id: 'told-once' },
      claim: { text: 'Plums win.', asserts: [{ kind: 'highest', category: 'plums' }] },
    };
    await render(show(untrue));
    await render(show(untrue));
    expect(told.mock.calls).toEqual([
      [
        '[@longcovid/ui] Figure: “told-once”: The claim asserts “highest” (number 1), but the highest is “apples”. Readers would believe what the data do not say. Correct the sentence, or the data.',
      ],
    ]);
    told.mockRestore();
  });

  test('FIG-26 an unknown language is English, and told once', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const unknown = 'de' as FigureProps['locale'];
    await render(show(fruit, { locale: unknown }));
    await render(show(growth, { locale: unknown }));
    expect(document.querySelector('[data-part=source]')?.textContent).toContain('Source');
    expect(told).toHaveBeenCalledOnce();
    expect(told.mock.calls[0]?.[0]).toMatch(
      /^\[@longcovid\/ui\] Figure: there are no words in the language “de”, /,
    );
    told.mockRestore();
  });
});
