import type { ErrorHint } from './define-kind.ts';

export const ID: ErrorHint = {
  why: 'Addresses and links are made from it.',
  fix: 'Name the folder with lower-case letters, digits and hyphens, such as "sit-to-stand".',
};
export const ID_TEXT: ErrorHint = {
  why: ID.why,
  fix: 'Use lower-case letters, digits and hyphens, such as "site-map".',
};
export const COUNT: ErrorHint = {
  why: 'Visitors trust this number.',
  fix: 'Write a whole number, such as 14880.',
};
export const ORDER: ErrorHint = {
  why: 'Records of this kind are shown in this order.',
  fix: 'Write 1 for the first, 2 for the next one, and so on.',
};
export const SAMPLE: ErrorHint = {
  why: 'Invented things must not pass for real ones.',
  fix: 'Write sample: true in meta.yml when anything in it is made up, otherwise sample: false.',
};
export const BODY: ErrorHint = {
  why: 'Visitors read it.',
  fix: 'Write at least one paragraph below the second --- line.',
};
export const LINK: ErrorHint = {
  why: 'Visitors follow this link.',
  fix: 'Write a page of this site (/about-us in en.md, /es/about-us in es.md), or a whole address beginning with https://.',
};
export const LINK_TEXT: ErrorHint = {
  why: 'A link without text cannot be read, and text without a link leads nowhere.',
  fix: 'Write both, or omit both.',
};
export const WEB: ErrorHint = {
  why: 'Visitors follow this link.',
  fix: 'Write the whole address, beginning with https://.',
};
export const NEW_WINDOW: ErrorHint = {
  why: 'People must know before a new window opens.',
  fix: 'Write true when it opens a new window, otherwise false.',
};
export const PICTURE: ErrorHint = {
  why: 'Visitors would see a broken picture.',
  fix: 'Write the name of a file in files/pictures, such as clinic.svg, or omit it.',
};
export const ALT_TEXT: ErrorHint = {
  why: 'Screen readers read this text instead of the picture.',
  fix: 'Describe the picture, or omit it when the picture is decorative.',
};
export const GROUPS: ErrorHint = {
  why: 'Each group sees what is for it.',
  fix: 'List each group once: adult, pediatric, pregnancy, autopsy, young_adult. An empty list [] means all.',
};
const PAGE_TITLE: ErrorHint = {
  why: 'Browsers, bookmarks and search engines show it as the name of the page.',
  fix: 'Write a title of at most 70 characters.',
};
const DESCRIPTION: ErrorHint = {
  why: 'Search engines and lists show it under the title.',
  fix: 'Write one or two sentences of at most 160 characters.',
};
export const INTRO: ErrorHint = {
  why: 'It explains the page at a glance.',
  fix: 'Write one or two sentences.',
};
export const DAY_OR_MONTH: ErrorHint = {
  why: 'It is shown with its date, the newest first.',
  fix: 'Write the day, such as 2025-10-31, or the month, such as 2025-11.',
};
export const PDF: ErrorHint = {
  why: 'Visitors download this file.',
  fix: 'Write the name of a file in files/pdf, such as tip-sheet.pdf, or null while there is none.',
};
export const PAGE = { pageTitle: PAGE_TITLE, description: DESCRIPTION };
export const PICTURES = { image: PICTURE, imageAlt: ALT_TEXT };
export const DOWNLOAD_TEXT: ErrorHint = {
  why: 'Visitors read it on the link.',
  fix: 'Write what they get, such as "Download the summer 2025 newsletter".',
};
