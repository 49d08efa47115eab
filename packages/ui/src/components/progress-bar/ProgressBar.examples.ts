/** Sample text of the stories. */
export const examples = {
  en: {
    download: 'Downloading all study materials',
    files: '12 of 40 files',
    start: 'Not begun yet',
    done: 'Downloading the consent form',
    search: 'Looking for study sites',
    next: 'Download a part',
    long: 'Downloading Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    download: 'Descarga de todos los materiales del estudio',
    files: '12 de 40 archivos',
    start: 'Todavía no empieza',
    done: 'Descarga del consentimiento',
    search: 'Búsqueda de centros del estudio',
    next: 'Descargar una parte',
    long: 'Descarga de electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  download: 'تنزيل كل مواد الدراسة',
  done: 'تنزيل نموذج الموافقة',
  search: 'البحث عن مراكز الدراسة',
};
