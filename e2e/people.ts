import type { Draw } from '../scripts/draw.mjs';

export const CONTACT_METHODS = ['mobile_phone', 'home_phone', 'email'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

/** A person who fills in a form. */
export type Person = {
  firstName: string;
  lastName: string;
  contactMethods: Partial<Record<ContactMethod, string>>;
};

/** Names with accents, of one letter, of several words, with decomposed accents, and in other scripts. */
const FIRST_NAMES = [
  'José', 'Ñusta', 'O', 'Mary-Kate', '민준', 'Zoë', 'Đặng', 'Łukasz', 'María del Carmen', '王', 'Jose\u0301', 'فاطمة', 'Ann',
]; // prettier-ignore
const LAST_NAMES = [
  'García Márquez', 'O’Brien', 'Núñez de la Cruz', '김', 'X', "D'Angelo-Peña", 'Ångström', '이', 'Nguye\u0302\u0303n', 'Smith',
]; // prettier-ignore

export const drawPhone = (draw: Draw) =>
  `${draw.pick(['(787) ', '202-', '+1 505 '])}555-01${String(draw.integer(100)).padStart(2, '0')}`;

export const drawEmail = (draw: Draw) =>
  `${draw.pick(['ana', "o'neill", 'josé.núñez', 'x'])}+${draw.integer(1e9)}@example.org`;

export function drawPerson(draw: Draw): Person {
  const methods = draw.several(CONTACT_METHODS, 1 + draw.integer(CONTACT_METHODS.length));
  return {
    firstName: draw.pick(FIRST_NAMES),
    lastName: draw.pick(LAST_NAMES),
    contactMethods: Object.fromEntries(
      methods.map((method) => [method, method === 'email' ? drawEmail(draw) : drawPhone(draw)]),
    ),
  };
}

export const drawName = (draw: Draw) => `${draw.pick(FIRST_NAMES)} ${draw.pick(LAST_NAMES)}`;
