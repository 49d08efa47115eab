import type { Page } from 'playwright';

/** Frequent words of languages that many sites are in. Those of two languages count for neither. */
const FREQUENT: Record<string, string> = {
  en: 'the of and to in is that it for with as was on are this be by from or you not have but which they we he she his her their an at can will what there been has had who into about your our its if when than',
  es: 'de la que el en y los se del las un por con no una su para es al lo como más pero sus le ya este sí porque esta entre cuando muy sin sobre también hasta hay donde quien desde todo nos usted está son puede ser',
  fr: 'de la le les et des en un une du est que pour dans qui sur pas au avec il ce par plus sont ne se cette ont aux mais nous vous ou leur être elle son sa ses ces fait comme tout',
  de: 'der die und den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum wir ihre oder kann',
  it: 'di che il la in un è per una del della sono con non si da le dei nel alla anche più come ha gli al delle ma questo lo nella essere dal degli',
  pt: 'de que do da em um para com não uma os no se na por mais as dos como mas ao das seu sua ou são você também foi pela é ser isso pelo está',
  nl: 'de het een en van in is dat op te met voor zijn niet aan er hij om ook als dan maar bij uit wordt naar door over ze deze worden nog wel je wij kunnen',
  pl: 'na się do nie to jest że jak po od za przez dla są ale oraz tym który jego czy tylko może',
  sv: 'och att en det som på är av för med till den har de inte om ett vi var från kan men så jag eller',
  da: 'og at det er en til på som af for med den de ikke har et fra kan men vi der jeg eller om',
  nb: 'og det er til på som av for med den ikke har et en fra kan men vi om jeg eller å',
  fi: 'ja on ei se että oli hän mutta ovat kun myös tai joka ole sekä mukaan niin voi',
  cs: 'se na je že to do pro jsou by jako ale byl který nebo jeho také při podle',
  tr: 've bir bu için ile da de olarak daha çok gibi olan kadar en her ancak değil',
  ro: 'și de la în cu pe nu din este pentru că mai care sau fi au sunt prin',
  id: 'yang dan di dengan untuk dari ini pada adalah tidak dalam itu akan juga oleh atau',
};

const uses = Object.values(FREQUENT).flatMap((words) => words.split(' '));
const isOfOne = (word: string) => uses.indexOf(word) === uses.lastIndexOf(word);
const OWN = Object.entries(FREQUENT).map(
  ([language, words]) => [language, new Set(words.split(' ').filter(isOfOne))] as const,
);

/** Languages that share most of these words with one of the above, which must not be taken for it. */
const RELATED: Record<string, readonly string[]> = {
  en: ['sco', 'pcm', 'jam'],
  es: ['gl', 'ca', 'ast', 'an', 'oc', 'eu', 'lad'],
  fr: ['oc', 'ht', 'wa', 'frp'],
  de: ['gsw', 'lb', 'nds', 'bar'],
  it: ['co', 'scn', 'nap', 'vec', 'la', 'sc'],
  pt: ['gl', 'mwl'],
  nl: ['af', 'fy', 'li', 'nds'],
  pl: ['szl', 'csb'],
  sv: ['da', 'nb', 'nn', 'no'],
  da: ['sv', 'nb', 'nn', 'no', 'fo'],
  nb: ['da', 'sv', 'nn', 'no'],
  cs: ['sk'],
  id: ['ms', 'jv', 'su'],
};

const MIN_WORDS = 5;
/** One word many times is a label of a chart, such as "So-so", which would be German. */
const MIN_DIFFERENT_WORDS = 2;

/** The language of a text; undefined when it is too short, mixed, or none of the above. */
export function detectLanguage(text: string, atLeast = MIN_WORDS): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [best, second] = OWN.map(([language, own]) => {
    const found = words.filter((word) => own.has(word));
    return { language, count: found.length, different: new Set(found).size };
  }).sort((a, b) => b.count - a.count);
  if (!best || !second || best.count < atLeast || best.different < MIN_DIFFERENT_WORDS) return undefined;
  return best.count > 2 * second.count ? best.language : undefined;
}

/** Whether a text of a language cannot be of the one that it is marked with. */
export const isOtherLanguage = (language: string, tag: string): boolean => {
  const [marked = ''] = tag.toLowerCase().split('-');
  return marked !== language && !(RELATED[language] ?? []).includes(marked);
};

/** The language of a page, and the visible text of its main part that has no other mark of a language. */
export const readUnmarkedText = (page: Page): Promise<{ lang: string; text: string }> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: string[] = [];
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      const marked = around?.closest('[lang]') ?? document.documentElement;
      if (marked === document.documentElement && around?.checkVisibility({ visibilityProperty: true }))
        texts.push(walker.currentNode.textContent ?? '');
    }
    return { lang: document.documentElement.lang, text: texts.join(' ') };
  });
