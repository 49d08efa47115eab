/** Sample text of the stories. */
export const examples = {
  en: {
    label: 'Loading the page',
    open: 'Open the page',
    failed: 'The page could not be loaded. Check your connection and try again.',
  },
  es: {
    label: 'Cargando la página',
    open: 'Abrir la página',
    failed: 'No se pudo cargar la página. Revise su conexión e inténtelo de nuevo.',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  label: 'جارٍ تحميل الصفحة',
  failed: 'تعذر تحميل الصفحة. تحقق من اتصالك وحاول مرة أخرى.',
};
