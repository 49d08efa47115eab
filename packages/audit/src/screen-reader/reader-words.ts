import { LANGUAGES, type Language } from '../evidence/record.ts';

/**
 * What Orca 43.1 says by itself, in English and Spanish, as the source of a regular expression: roles and states of what
 * it reads. A new version of Orca may need others.
 */
const ROLES_AND_STATES: readonly (readonly [en: string, es: string])[] = [
  ['(?:visited )?(?:http )?link', 'enlace(?: http)?(?: visitado)?'],
  ['push button', 'botón de pulsación'],
  ['toggle button', 'botón de activación'],
  ['switch (?:on|off)', 'interruptor (?:activado|desactivado)'],
  ['password text', 'texto de contraseña'],
  ['check box', 'casilla de verificación'],
  ['radio button', 'botón de radio'],
  ['editable combo box', 'cuadro combinado editable'],
  ['combo box', 'caja combinada'],
  ['entry', 'entrada'],
  ['page tab', 'pestaña de página'],
  ['page tab list', 'lista de pestañas de página'],
  ['heading level \\d', 'cabecera nivel \\d'],
  ['document web', 'documento web'],
  ['dialog', 'diálogo'],
  ['panel', 'panel'],
  ['form', 'formulario'],
  ['navigation', 'navegación'],
  ['region', 'región'],
  ['main content', 'contenido principal'],
  ['search', 'búsqueda'],
  ['tool bar', 'barra de estado'],
  ['level bar', 'barra de nivel'],
  ['image', 'imagen'],
  ['column header', 'cabecera de la columna'],
  ['row header', 'cabecera de la fila'],
  ['table with \\d+ rows \\d+ columns', 'tabla con \\d+ filas \\d+ columnas'],
  ['[Ll]ist with \\d+ items?', '[Ll]ista con \\d+ elementos?'],
  ['list item', 'elemento de lista'],
  ['description term', 'término de la descripción'],
  ['description value', 'valor de la descripción'],
  ['not checked', 'no marcada'],
  ['checked', 'marcada'],
  ['not selected', 'no seleccionado'],
  ['selected', 'seleccionado'],
  ['not pressed', 'no pulsado'],
  ['pressed', 'pulsado'],
  ['collapsed', 'contraído'],
  ['expanded', 'expandido'],
  ['required', 'requerido|obligatorio'],
  ['invalid entry', 'entrada no válida'],
  ['grayed', 'sombreado'],
  ['current page', 'página actual'],
  ['current step', 'paso actual'],
  ['clickable', 'se puede pulsar'],
  ['opens menu', 'abre el menú'],
  ['opens listbox', 'abre la lista'],
];

/** Orca 43.1's own noise: whole utterances about Orca, the browser and where the reader was, never about the page. */
const NOISE: Record<Language, RegExp> = {
  en: /^(?:Focus mode|Browse mode|Loading\. Please wait\.|Finished loading .*|Page has .*|Wrapping to (?:top|bottom)\.|leaving .*|Mozilla Firefox frame\.|Nesting level \d+|Row \d+, column \d+\.|same (?:site|page)\.|[\d.]+ kilobytes\.)$/,
  es: /^(?:Modo foco|Modo navegación|Cargando\. Por favor, espere\.|Fin de la carga de .*|La página tiene .*|Saltando al (?:principio|final)\.|saliendo .*|Mozilla Firefox marco\.|Nivel de anidamiento \d+|Fila \d+, columna \d+\.|(?:mismo sitio|misma página)\.|[\d.]+ kilobytes\.)$/,
};

const column = (language: Language) => LANGUAGES.indexOf(language);
/** At equal places the longer one first, so that "not checked" is not "checked". */
const sources = (language: Language) =>
  ROLES_AND_STATES.map((pair) => pair[column(language) as 0 | 1]).sort((a, b) => b.length - a.length);
const atEdge = Object.fromEntries(
  LANGUAGES.map((language) => {
    const word = `(${sources(language).join('|')})`;
    return [language, [new RegExp(`(?:^|\\s)${word}[.\\s]*$`), new RegExp(`^${word}(?=[.\\s]|$)[.\\s]*`)]];
  }),
) as Record<Language, [RegExp, RegExp]>;

export const isNoise = (utterance: string, language: Language): boolean => NOISE[language].test(utterance);

/** Splits a whole utterance into the words of the page and the roles and states that the reader adds around them. */
export function splitUtterance(utterance: string, language: Language): { name: string; added: string[] } {
  let name = utterance.trim();
  const added: string[] = [];
  for (const edge of atEdge[language]) {
    for (let match = edge.exec(name); match; match = edge.exec(name)) {
      added.push(match[1] ?? '');
      name = name.replace(match[0], '').trim();
    }
  }
  // The text of a field stands between its role and its states.
  const field = added.length > 0 && / (entry|entrada) /.exec(name);
  return {
    name: (field ? name.slice(0, field.index) : name).replace(/[.:]$/, ''),
    added: field ? [...added, field[1] ?? ''] : added,
  };
}

/** A role or state by its English words, as a test of what the reader added; undefined when Orca has no such words. */
export function findReaderWords(english: string, language: Language): RegExp | undefined {
  const pair = ROLES_AND_STATES.find(([en]) => new RegExp(`^(?:${en})$`).test(english));
  return pair && new RegExp(`^(?:${pair[column(language) as 0 | 1]})$`);
}
