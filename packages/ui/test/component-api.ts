import ts from 'typescript';
import { readExports } from './public-api.ts';

/** The props of a component: all, those that its own types add to React's, and of these the ones that are true or false. */
type Props = {
  all: Set<string>;
  own: Set<string>;
  booleans: Set<string>;
  /** The names in the second argument of each callback of its own. */
  details?: ReadonlyMap<string, readonly string[]>;
};
export type ComponentProps = Props & { path: string; component: string; reasons: string[] };

const ROOT_PROPS = ['id', 'ref', 'className', 'style'];
const FIELD_PROPS = ['hint', 'error', 'isRequired', 'isDisabled', 'onBlur', 'messages'];
/** Text of a component itself, which `messages` replaces; `label`, `title` and the like are the page's. */
const OWN_TEXT =
  /(?:Words?|Prefix)$|^(?:newWindow|required)Note$|^(?:close|complete|failed|required|icon|clear|apply|choose)(?:Label|Text)$/;
/** A name of HTML stays as it is. */
const BOOLEAN = /^(?:is|has|can|are|show|allow|default)[A-Z]|^autoFocus$/;

/** `onOpenChange` belongs to the state `open` or `isOpen`, and to `defaultOpen`. */
function checkState({ all: props, own }: Props): string[] {
  const problems: string[] = [];
  for (const prop of own) {
    const [, changed] = /^on([A-Z]\w*)Change$/.exec(prop) ?? [];
    if (changed !== undefined) {
      const state = changed.charAt(0).toLowerCase() + changed.slice(1);
      if (!props.has(state) && !props.has(`is${changed}`))
        problems.push(`has ${prop} without ${state} or is${changed}`);
      if (!props.has(`default${changed}`)) problems.push(`has ${prop} without default${changed}`);
    }
    const [, initial] = /^default([A-Z]\w*)$/.exec(prop) ?? [];
    if (initial !== undefined && !props.has(`on${initial}Change`))
      problems.push(`has ${prop} without on${initial}Change`);
  }
  return problems;
}

/** What is missing in the second argument of what is called after a change. */
const checkDetails = ({ details = new Map<string, string[]>() }: Props): string[] =>
  [...details]
    .filter(([prop]) => /^on[A-Z]\w*Change$/.test(prop))
    .flatMap(([prop, names]) =>
      ['reason', 'event']
        .filter((name) => !names.includes(name))
        .map((name) => `calls ${prop} without ${name} in its second argument`),
    );

/** What the props of a component do not follow of docs/guides/component-api.md; empty when they follow it all. */
export function checkProps(props: Props): string[] {
  const { all, own, booleans } = props;
  const isField = own.has('name') && (own.has('label') || own.has('legend'));
  return [
    ...ROOT_PROPS.filter((prop) => !all.has(prop)).map((prop) => `does not take ${prop}`),
    ...checkState(props),
    ...checkDetails(props),
    ...FIELD_PROPS.filter((prop) => isField && !all.has(prop)).map((prop) => `is a field without ${prop}`),
    ...[...own].filter((prop) => OWN_TEXT.test(prop)).map((prop) => `has ${prop} beside messages`),
    ...(own.has('locale') ? ['has locale beside LocaleProvider'] : []),
    ...[...booleans]
      .filter((prop) => !BOOLEAN.test(prop))
      .map((prop) => `has ${prop}, a boolean that is not isX, hasX, canX or showX`),
  ];
}

const getParts = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

function readProps(checker: ts.TypeChecker, type: ts.Type): Props {
  const properties = getParts(type).flatMap((part) => checker.getPropertiesOfType(part));
  const isBoolean = (property: ts.Symbol) => {
    const own = getParts(checker.getNonNullableType(checker.getTypeOfSymbol(property)));
    return own.every((part) => part.flags & ts.TypeFlags.BooleanLike) && own.length > 0;
  };
  const isOwn = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((each) => !each.getSourceFile().fileName.includes('node_modules'));
  const own = properties.filter(isOwn);
  const toNames = (symbols: readonly ts.Symbol[]) => new Set(symbols.map(({ name }) => name));
  const callbacks = own.filter(({ name }) => /^on[A-Z]/.test(name));
  return {
    all: toNames(properties),
    own: toNames(own),
    booleans: toNames(own.filter(isBoolean)),
    details: new Map(
      callbacks.map((callback) => [callback.name, readDetails(checker, callback).map(({ name }) => name)]),
    ),
  };
}

/** The properties of the second argument that a callback gets. */
const readDetails = (checker: ts.TypeChecker, callback: ts.Symbol): ts.Symbol[] =>
  getParts(checker.getNonNullableType(checker.getTypeOfSymbol(callback)))
    .flatMap((part) => part.getCallSignatures())
    .flatMap(({ parameters: [, details] }) => (details ? [checker.getTypeOfSymbol(details)] : []))
    .flatMap((details) => checker.getPropertiesOfType(details));

/** The reasons that the callbacks of a component pass in their second argument, `{ reason }`. */
function readReasons(checker: ts.TypeChecker, type: ts.Type): string[] {
  return getParts(type)
    .flatMap((part) => checker.getPropertiesOfType(part))
    .filter(({ name }) => /^on[A-Z]/.test(name))
    .flatMap((callback) => readDetails(checker, callback))
    .filter(({ name }) => name === 'reason')
    .flatMap((reason) => getParts(checker.getTypeOfSymbol(reason)))
    .flatMap((part) => (part.isStringLiteral() ? part.value : []));
}

/** Reads the props of every component, those of React and HTML included, from the types of the sources. */
export function readComponentProps(): ComponentProps[] {
  const { checker, entries } = readExports();
  return entries.flatMap(({ path, exports }) =>
    exports.flatMap(({ name, symbol }) => {
      const [, component] = /^([A-Z]\w*)Props$/.exec(name) ?? [];
      const isComponent = (other: (typeof exports)[number]) =>
        other.name === component && Boolean(other.symbol.flags & ts.SymbolFlags.Function);
      if (component === undefined || !exports.some(isComponent)) return [];
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      return [{ path, component, reasons: readReasons(checker, type), ...readProps(checker, type) }];
    }),
  );
}
