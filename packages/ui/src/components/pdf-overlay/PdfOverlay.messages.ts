import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The text of a PDF overlay itself. */
export type PdfOverlayMessages = {
  close: string;
  web: string;
  download: string;
  loading: string;
  failedTitle: string;
  /** Why it cannot be shown, and what can be done: for no reason that is known. */
  failed: string;
  /** pdf.js or its worker could not be loaded. */
  failedViewer: string;
  /** There is no file at the URL. */
  failedMissing: string;
  /** The server could not be reached, or did not send the file. */
  failedNetwork: string;
  failedNotPdf: string;
  failedPassword: string;
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
    failed: 'It could not be opened. The web page has the same words. You can also try the download.',
    failedViewer:
      'The part of this site that shows documents could not be loaded. The web page has the same words. You can also download the file.',
    failedMissing: 'The file could not be found. The web page has the same words.',
    failedNetwork:
      'The file could not be loaded. Check your internet connection, or try again later. The web page has the same words.',
    failedNotPdf: 'The file is damaged or is not a PDF. The web page has the same words.',
    failedPassword:
      'The file is protected by a password. The web page has the same words. If you have the password, you can download the file and open it.',
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
    web: 'Leer como página web',
    download: 'Descargar (PDF)',
    loading: 'Cargando el documento…',
    failedTitle: 'El documento no se puede mostrar aquí',
    failed: 'No se pudo abrir. La página web tiene las mismas palabras. También puede probar la descarga.',
    failedViewer:
      'No se pudo cargar la parte de este sitio web que muestra documentos. La página web tiene las mismas palabras. También puede descargar el archivo.',
    failedMissing: 'No se encontró el archivo. La página web tiene las mismas palabras.',
    failedNetwork:
      'No se pudo cargar el archivo. Revise su conexión a internet o inténtelo más tarde. La página web tiene las mismas palabras.',
    failedNotPdf: 'El archivo está dañado o no es un PDF. La página web tiene las mismas palabras.',
    failedPassword:
      'El archivo está protegido con una contraseña. La página web tiene las mismas palabras. Si tiene la contraseña, puede descargar el archivo y abrirlo.',
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
        : `Se encontró en ${pages.length} páginas: ${pages.join(', ')}. Esta es la página ${shown}. Oprima Buscar para ir a la siguiente.`,
    notFound: (text) => `“${text}” no está en este documento. Pruebe con menos palabras o con otras.`,
  },
};
