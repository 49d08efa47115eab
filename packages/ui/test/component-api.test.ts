import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkProps, readComponentProps } from './component-api.ts';

/** Components whose interface is older than docs/guides/component-api.md. The list only shrinks. */
const OLDER: string[] = [];

/** Components are made of Field and FieldChoice, and have their props; providers render no element. */
const BUILDING_BLOCKS = ['Field', 'FieldChoice', 'LinkProvider', 'LocaleProvider'];

describe('the interface of', () => {
  const components = readComponentProps().filter(({ component }) => !BUILDING_BLOCKS.includes(component));
  test.each(components.filter(({ path }) => !OLDER.includes(path)))(
    '$component follows the rules for all components',
    (component) => {
      expect(checkProps(component)).toEqual([]);
    },
  );

  test('each older component breaks a rule, so that it leaves the list when it does not', () => {
    const breaking = components.filter((component) => checkProps(component).length > 0);
    expect(OLDER.filter((path) => !breaking.some((component) => component.path === path))).toEqual([]);
  });
});

test('docs/guides/naming.md lists the reasons of all callbacks', () => {
  const guide = readFileSync(new URL('../../../docs/guides/naming.md', import.meta.url), 'utf8');
  const [, section = ''] = /^### Reasons\n([\s\S]*?)^#/m.exec(guide) ?? [];
  const listed = [...section.matchAll(/^\| (`.+?`) +\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`'([a-z-]+)'`/g)].map(([, name]) => name),
  );
  const passed = readComponentProps()
    .filter(({ path }) => !OLDER.includes(path))
    .flatMap(({ reasons }) => reasons);
  expect(listed.toSorted()).toEqual([...new Set(passed)].toSorted());
});

describe('rejects a component that', () => {
  const root = ['id', 'ref', 'className', 'style'];
  const check = (props: readonly string[], booleans: readonly string[] = []) =>
    checkProps({
      all: new Set([...root, ...props, ...booleans]),
      own: new Set([...props, ...booleans]),
      booleans: new Set(booleans),
    });

  test('takes no attributes for its root', () => {
    expect(checkProps({ all: new Set(['id', 'ref']), own: new Set(), booleans: new Set() })).toEqual([
      'does not take className',
      'does not take style',
    ]);
    expect(check(['label'])).toEqual([]);
  });

  test.each([
    [['defaultOpen'], ['has defaultOpen without onOpenChange']],
    [['onOpenChange'], ['has onOpenChange without open or isOpen', 'has onOpenChange without defaultOpen']],
    [['isOpen', 'onOpenChange'], ['has onOpenChange without defaultOpen']],
    [['value', 'defaultValue', 'onValueChange', 'onChange'], []],
  ])('has a state in part: %j', (props, problems) => {
    expect(check(props)).toEqual(problems);
  });

  test('is a field without isDisabled or error', () => {
    expect(check(['name', 'label', 'hint', 'isRequired', 'onBlur', 'messages'])).toEqual([
      'is a field without error',
      'is a field without isDisabled',
    ]);
  });

  test.each(['errorPrefix', 'closeLabel', 'newWindowNote', 'countWords'])(
    'has %s for its own text',
    (prop) => {
      expect(check([prop])).toEqual([`has ${prop} beside messages`]);
    },
  );

  test('takes its language by a prop', () => {
    expect(check(['locale'])).toEqual(['has locale beside LocaleProvider']);
  });

  test('names a boolean by an adjective', () => {
    expect(check([], ['required', 'isOpen', 'autoFocus'])).toEqual([
      'has required, a boolean that is not isX, hasX, canX or showX',
    ]);
  });

  test.each([
    [['reason', 'event', 'option'], []],
    [['reason'], ['calls onValueChange without event in its second argument']],
    [
      [],
      [
        'calls onValueChange without reason in its second argument',
        'calls onValueChange without event in its second argument',
      ],
    ],
  ])('reports a change with %j', (names, problems) => {
    const props = new Set([...root, 'value', 'defaultValue', 'onValueChange', 'onBlur']);
    const details = new Map([
      ['onValueChange', names],
      ['onBlur', []],
    ]);
    expect(checkProps({ all: props, own: props, booleans: new Set(), details })).toEqual(problems);
  });
});
