import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../src/index.ts';
import type { Locale } from '../src/index.ts';
import { buildContent } from '../compiler/build-content.ts';
import { replaceReferences } from '../compiler/source-text.ts';
import { PACKAGE } from './content-copy.ts';

type InBoth<T> = { [Language in Locale]: T };

/** What a text must also state, if it states something else. */
type NeededWording = {
  name: string;
  why: string;
  /** Entries, by their path below `entries/`. */
  where: RegExp;
  when: InBoth<RegExp>;
  needed: InBoth<readonly (readonly [pattern: RegExp, better: string])[]>;
};

const NEEDED_WORDINGS: readonly NeededWording[] = [
  {
    name: 'A text about 24 hours says to call first',
    why: 'A family that does not know it loses the choice.',
    where: /^(?:page|study-material|protocol)\//,
    when: { en: /\b24 hours of (?:the|a) death\b/i, es: /\b24 horas (?:después|siguientes)/i },
    needed: {
      en: [
        [/\bcall (?:us )?as early as you can\b/i, 'Please call as early as you can.'],
        [/\bdo not have to decide\b/i, 'You do not have to decide on the phone.'],
      ],
      es: [
        [/\bll[aá]me(?:nos)? lo antes posible\b/i, 'Llame lo antes posible.'],
        [/\bNo tiene que decidir\b/i, 'No tiene que decidir por teléfono.'],
      ],
    },
  },
  {
    name: 'Pages that ask a family to call explain what to do at night',
    why: 'A death does not wait for office hours.',
    where: /^(?:page\/tissue-pathology|page\/home|study-material\/tissue-family-guide)\//,
    when: { en: /\btissue study\b/i, es: /\bestudio de tejidos\b/i },
    needed: {
      en: [
        [
          /\bask the hospital or hospice staff to call\b/i,
          'At night or on a weekend, ask the hospital or hospice staff to call the study team for you.',
        ],
      ],
      es: [
        [
          /\bpida al personal del hospital o del hospicio que llame\b/i,
          'De noche o en fin de semana, pida al personal del hospital o del hospicio que llame por usted al equipo del estudio.',
        ],
      ],
    },
  },
  {
    name: 'A text that asks for consent to the examination describes all of it',
    why: 'A consent form must not say less than the page.',
    where:
      /^(?:page\/tissue-pathology|protocol\/(?:consent|protocol)-tissue|study-material\/tissue-examination)\//,
    when: { en: /\bautopsy\b|\btissue\b/i, es: /\bautopsia\b|\btejidos?\b/i },
    needed: {
      en: [
        [/\bopens? the body, as in surgery\b/i, 'opens the body, as in surgery'],
        [
          /\bbrain, (?:the )?heart (?:and|,)? ?lungs\b|\bbrain, heart, lungs\b/i,
          'the brain, heart, lungs and other organs',
        ],
        [/\bmore than 50 parts of the body\b/i, 'from more than 50 parts of the body'],
        [/\bmicroscope\b/i, 'studied under a microscope'],
        [/\bhealth records\b/i, 'the health records of the person who died'],
      ],
      es: [
        [
          /\babren? el cuerpo, como en una cirugía|\blo abre, como en una cirugía/i,
          'abre el cuerpo, como en una cirugía',
        ],
        [/\bel cerebro, el corazón/i, 'el cerebro, el corazón, los pulmones y otros órganos'],
        [/\bmás de 50 partes del cuerpo\b/i, 'de más de 50 partes del cuerpo'],
        [/\bmicroscopio\b/i, 'con un microscopio'],
        [/\bhistoria clínica\b/i, 'la historia clínica de la persona que murió'],
      ],
    },
  },
  {
    name: 'The page of the pregnancy study addresses those who lost a pregnancy',
    why: 'They are part of the group; a page about babies alone shuts them out.',
    where: /^page\/pregnant-women\//,
    when: { en: /\bWelcome\b/, es: /\bbienvenida\b/ },
    needed: {
      en: [
        [
          /\bended in a loss, we are sorry\b/i,
          'If your pregnancy ended in a loss, we are sorry. You are part of this study too. You can skip any question about it.',
        ],
      ],
      es: [
        [
          /\bperdió su embarazo, lo sentimos\b/i,
          'Si perdió su embarazo, lo sentimos mucho. Usted también es parte de este estudio. Puede dejar sin contestar cualquier pregunta sobre eso.',
        ],
      ],
    },
  },
  {
    name: 'The home page states that all clinical trials are closed',
    why: 'People who are ill would look for a trial that nobody can join.',
    where: /^page\/home\//,
    when: { en: /\btrials of 13\b/i, es: /\bensayos con 13\b/i },
    needed: {
      en: [
        [
          /\bNobody knows yet if they work\b.{0,200}\bclosed\b/i,
          'Nobody knows yet if they work. All 8 of our trials are closed to new people.',
        ],
      ],
      es: [
        [
          /\btodavía no se sabe si funcionan\b.{0,200}\bterminó en 2025(?!\d)/iu,
          'Todavía no se sabe si funcionan. La inscripción en los 8 terminó en 2025.',
        ],
      ],
    },
  },
];

const { references } = buildContent(PACKAGE);

/** As visitors read it: on one line, with references resolved, without emphasis and link targets. */
const readable = (source: string, locale: Locale) =>
  replaceReferences(source, (path, written) => references[locale].find(path)?.text ?? written)
    .replaceAll('*', '')
    .replaceAll(/\]\((?:[^()]|\{[^}]*\})*\)/g, '')
    .replaceAll('[', '')
    .replaceAll(/\s+/g, ' ');

describe.each(LOCALES)('in %s', (locale) => {
  const texts = globSync(`*/*/${locale}.md`, { cwd: join(PACKAGE, 'entries') }).map((file) => ({
    file,
    text: readable(readFileSync(join(PACKAGE, 'entries', file), 'utf8'), locale),
  }));

  test.each(NEEDED_WORDINGS)('$name', ({ where, when, needed, why }) => {
    const read = texts.filter(({ file, text }) => where.test(file) && when[locale].test(text));
    expect(read, 'such a text exists').not.toEqual([]);
    const missing = read.flatMap(({ file, text }) =>
      needed[locale]
        .filter(([pattern]) => !pattern.test(text))
        .map(([, better]) => `${file}: it lacks “${better}”. ${why}`),
    );
    expect(missing).toEqual([]);
  });
});
