import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Whole names that say nothing of where a link leads, in the languages that many sites are in. */
const EMPTY_WORDS =
  /^((read|learn|see|view|show|find out|get) )?(more|here|this|details|info|information|go|continue|download|click|read)( (more|here|this|info|information|details|now))?$|^(click|tap|press) (here|this|on this|me)( .{0,12})?$|^(this|that|these|those) (\p{L}+)$|^((más|mas) (información|info|detalles)|(leer|ver|saber|mostrar) más|más|aquí|(haga|haz|pulse) clic aquí|pulse aquí|ir|continuar|descargar|ver|detalles|(este|esta|estos|estas) \p{L}+)$|^(mehr( erfahren| lesen)?|weiterlesen|hier( klicken)?|weiter|en savoir plus|lire (plus|la suite)|plus|ici|cliquez ici|leggi (di più|tutto)|qui|clicca qui|saiba mais|leia mais|aqui|clique aqui|lees (meer|verder)|meer|hier|klik hier)$/iu;

/** A file format alone does not say which file; as a topic, it leads to a page of another type. */
const FORMATS = {
  '.htm': /^html?$/i,
  '.pdf': /^pdf$/i,
  '.epub': /^epub$/i,
  '.txt': /^(txt|(plain )?text|texto( plano)?)$/i,
  '.doc': /^(docx?|word)$/i,
  '.xls': /^(xlsx?|excel)$/i,
  '.csv': /^csv$/i,
  '.zip': /^zip$/i,
};

const isFormat = (words: string, to: string): boolean =>
  Object.entries(FORMATS).some(([ending, name]) => name.test(words) && to.toLowerCase().includes(ending));

/** The name of a link says where it leads without the text around it. */
export const linkText: Rule = {
  id: 'link-text',
  criteria: ['2.4.9'],
  invariantTo: ['theme'],
  async check(page) {
    const links = await page.evaluate(() => {
      const { isExposed, isShown, getCssPath, getRole, getName } = window.audit;
      return [...document.querySelectorAll('a, area[href], [role=link]')]
        .filter((link) => {
          const isLink =
            getRole(link) === 'link' || (link instanceof SVGAElement && link.href.baseVal !== '');
          return isLink && isExposed(link) && isShown(link);
        })
        .map((link) => ({
          where: getCssPath(link),
          name: getName(link),
          to: link.getAttribute('href') ?? '',
        }))
        .filter(({ name }) => name !== '');
    });
    if (links.length === 0) return inapplicable;
    return toResult(
      links
        .filter(({ name, to }) => {
          const words = name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
          return EMPTY_WORDS.test(words) || isFormat(words, to);
        })
        .map(({ where, name }) => ({ where, seen: `“${name}” does not say where it leads.` })),
    );
  },
};
