/** Sample text of the stories. */
export const examples = {
  en: { label: 'Pages of example news', heading: 'Example news', item: 'Example news item' },
  es: { label: 'Páginas de noticias de ejemplo', heading: 'Noticias de ejemplo', item: 'Noticia de ejemplo' },
};

export type Examples = (typeof examples)['en'];

/** Sample text of the story in Arabic. */
export const arabic = {
  label: 'صفحات أخبار نموذجية',
};
