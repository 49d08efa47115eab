import { findOutOfOrder, type PageOutline, type SetRule } from '../page-set.ts';
import { inapplicable, toResult } from '../rule.ts';

/** Names of links to contacts and self-help, in English and Spanish. */
const HELP =
  /\b(contact( us)?|help|support|call us|chat|faqs?|frequently asked questions|contacto|cont[aá]ctenos|ayuda|llame|preguntas frecuentes)\b/i;

const isHelp = ({ name, target }: PageOutline['repeated'][number]) =>
  /^(mailto|tel|sms):/.test(target) || HELP.test(name);

/** Identifies a link by its block and target, and a button by its block and name. */
const getKey = ({ block, name, target }: PageOutline['repeated'][number]) => `${block}: ${target || name}`;

/** Help that several pages offer has the same position in their repeated blocks. */
export const consistentHelp: SetRule = {
  id: 'consistent-help',
  criteria: ['3.2.6'],
  evaluate(pages) {
    return pages.map((page, index) => {
      const help = page.repeated.filter(isHelp);
      if (pages.length < 2 || help.length === 0) return inapplicable;
      const findings = help.flatMap((item) => {
        const same = (other: PageOutline['repeated'][number]) =>
          isHelp(other) && (item.target ? other.target === item.target : other.name === item.name);
        const first = pages.slice(0, index).find(({ repeated }) => repeated.some(same));
        if (!first) return [];
        const there = first.repeated.filter(same).map(({ block }) => block);
        if (!there.includes(item.block)) {
          const seen = `“${item.name}” is in “${item.block}”; on the page ${first.id} it is in “${there.join('”, “')}”.`;
          return [{ where: item.where, seen }];
        }
        const wrong = findOutOfOrder(first.repeated.map(getKey), page.repeated.map(getKey));
        if (!wrong || ![wrong.item, wrong.before].includes(getKey(item))) return [];
        const seen = `${wrong.item} is before ${wrong.before}; on the page ${first.id} it is after.`;
        return [{ where: item.where, seen }];
      });
      return toResult(findings);
    });
  },
};
