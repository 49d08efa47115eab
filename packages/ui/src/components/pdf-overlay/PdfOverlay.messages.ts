import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The text of a PDF overlay itself. */
export type PdfOverlayMessages = {
  close: string;
  web: string;
  download: string;
  loading: string;
  failedTitle: string;
  failed: string;
  previous: string;
  next: string;
  page: (page: number, pages: number) => string;
  /** Summary of the disclosure with size and search. */
  tools: string;
  smaller: string;
  larger: string;
  zoom: (percent: number) => string;
  search: string;
  find: string;
  /** Pages that hold the text, and the one that is shown now. */
  found: (pages: readonly number[], shown: number) => string;
  notFound: (text: string) => string;
};

export const pdfOverlayMessages: BuiltInMessages<PdfOverlayMessages> = {
  en: {
    close: 'Close',
    web: 'Read as a web page',
    download: 'Download (PDF)',
    loading: 'Loading the document…',
    failedTitle: 'The document cannot be shown here',
    failed:
      'The file may be missing or damaged. The web page has the same words. You can also try the download.',
    previous: 'Previous page',
    next: 'Next page',
    page: (page, pages) => `Page ${page} of ${pages}`,
    tools: 'Size and search',
    smaller: 'Smaller',
    larger: 'Larger',
    zoom: (percent) => `Size: ${percent} percent`,
    search: 'Find words in this document',
    find: 'Find',
    found: (pages, shown) =>
      pages.length === 1
        ? `Found on page ${shown}.`
        : `Found on ${pages.length} pages: ${pages.join(', ')}. This is page ${shown}. Press Find for the next.`,
    notFound: (text) => `“${text}” is not in this document. Try fewer or other words.`,
  },
  es: {
    close: 'Cerrar',
    web: 'Lea como página web',
    download: 'Descargue (PDF)',
    loading: 'Cargando el documento…',
    failedTitle: 'El documento no se puede mostrar aquí',
    failed:
      'Puede que el archivo falte o esté dañado. La página web tiene las mismas palabras. También puede probar la descarga.',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page, pages) => `Página ${page} de ${pages}`,
    tools: 'Tamaño y búsqueda',
    smaller: 'Más pequeño',
    larger: 'Más grande',
    zoom: (percent) => `Tamaño: ${percent} por ciento`,
    search: 'Buscar palabras en este documento',
    find: 'Buscar',
    found: (pages, shown) =>
      pages.length === 1
        ? `Se encontró en la página ${shown}.`
        : `Se encontró en ${pages.length} páginas: ${pages.join(', ')}. Esta es la página ${shown}. Pulse Buscar para ir a la siguiente.`,
    notFound: (text) => `“${text}” no está en este documento. Pruebe con menos palabras o con otras.`,
  },
};
