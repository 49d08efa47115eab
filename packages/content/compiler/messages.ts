import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LOCALES } from '../src/index.ts';
import type { Locale } from '../src/index.ts';
import { readData } from './read-file.ts';

/** Compiled messages of one area, so that the browser needs no parser. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

/** Per language and area. */
export type Messages = Record<Locale, Record<string, CompiledMessages>>;

/**
 * Compiles `messages/<locale>/<area>.json` as `formatjs compile --ast` does. Every language needs the same areas, keys
 * and arguments, and each key belongs to one area; adds errors to `problems`.
 */
export function compileMessages(folder: string, problems: string[]): Messages {
  const messages: Messages = { en: {}, es: {} };
  const files = new Set(LOCALES.flatMap((locale) => readdirSync(join(folder, locale))));
  for (const file of [...files].filter((name) => name.endsWith('.json')).sort()) {
    const area = file.slice(0, -'.json'.length);
    for (const locale of LOCALES) messages[locale][area] = compileArea(join(folder, locale, file), problems);
    compareLanguages(folder, file, messages, area, problems);
  }
  findRepeatedKeys(folder, messages, problems);
  return messages;
}

function compileArea(file: string, problems: string[]): CompiledMessages {
  const compiled: CompiledMessages = {};
  const messages = readData(file, problems) ?? {};
  for (const [key, message] of Object.entries(messages)) {
    if (typeof message !== 'string' || message.trim() === '') {
      problems.push(
        `${file}, "${key}": the message is empty. Write it, or remove the key from every language.`,
      );
      continue;
    }
    try {
      compiled[key] = parse(message);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      problems.push(`${file}, "${key}": the message cannot be parsed (${cause}). Check its { } and < >.`);
    }
  }
  return compiled;
}

function compareLanguages(
  folder: string,
  file: string,
  messages: Messages,
  area: string,
  problems: string[],
): void {
  const keys = new Set(LOCALES.flatMap((locale) => Object.keys(messages[locale][area] ?? {})));
  for (const key of keys) {
    const found = LOCALES.map((locale) => ({ locale, message: messages[locale][area]?.[key] }));
    for (const { locale, message } of found) {
      if (message === undefined && existsSync(join(folder, locale, file))) {
        problems.push(
          `${join(folder, locale, file)}, "${key}": the translation is missing. Write it here too.`,
        );
      }
    }
    const lists = found.flatMap(({ locale, message }) =>
      message === undefined ? [] : [{ locale, names: describeArguments(message) }],
    );
    const [first, ...others] = lists;
    for (const other of others) {
      if (first !== undefined && other.names !== first.names) {
        problems.push(
          `${join(folder, other.locale, file)}, "${key}": it takes ${other.names}, but ${first.locale} takes ${first.names}. Use the same { } in every language.`,
        );
      }
    }
  }
}

const NO_NAME = new Set([TYPE.literal, TYPE.pound]);

function describeArguments(message: MessageFormatElement[]): string {
  const names = new Set<string>();
  const collect = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (!NO_NAME.has(element.type) && 'value' in element)
        names.add(`${element.value} (${TYPE[element.type]})`);
      if ('children' in element) collect(element.children);
      if ('options' in element) for (const option of Object.values(element.options)) collect(option.value);
    }
  };
  collect(message);
  return names.size === 0 ? 'nothing' : [...names].sort().join(', ');
}

function findRepeatedKeys(folder: string, messages: Messages, problems: string[]): void {
  const areas = new Map<string, string>();
  for (const [area, compiled] of Object.entries(messages.en)) {
    for (const key of Object.keys(compiled)) {
      const earlier = areas.get(key);
      if (earlier !== undefined) {
        problems.push(
          `${join(folder, 'en', `${area}.json`)}, "${key}": ${earlier}.json has the same key. Rename one.`,
        );
      }
      areas.set(key, area);
    }
  }
}
