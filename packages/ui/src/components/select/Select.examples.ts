/** Sample text of the stories. */
export const examples = {
  en: {
    label: 'Study site',
    hint: 'Choose the one nearest to you.',
    placeholder: 'Choose a study site',
    error: 'Please choose a study site',
    states: [
      { label: 'Louisiana', options: ['Baton Rouge: River Clinic', 'New Orleans: Delta Hospital'] },
      { label: 'Nebraska', options: ['Omaha: Prairie Medical Center'] },
      { label: 'New Mexico', options: ['Albuquerque: Mesa University Hospital', 'Santa Fe: Sky Clinic'] },
    ],
    long: 'Albuquerque: Mesa University Hospital, Department of Pneumonoultramicroscopicsilicovolcanoconiosis and Rehabilitation',
    numbered: (number: number) => `Study site ${number}`,
  },
  es: {
    label: 'Centro del estudio',
    hint: 'Elija el más cercano a usted.',
    placeholder: 'Elija un centro del estudio',
    error: 'Elija un centro del estudio',
    states: [
      { label: 'Luisiana', options: ['Baton Rouge: River Clinic', 'Nueva Orleans: Delta Hospital'] },
      { label: 'Nebraska', options: ['Omaha: Prairie Medical Center'] },
      { label: 'Nuevo México', options: ['Albuquerque: Mesa University Hospital', 'Santa Fe: Sky Clinic'] },
    ],
    long: 'Albuquerque: Mesa University Hospital, Departamento de Electroencefalografistasinternacionales y Rehabilitación',
    numbered: (number: number) => `Centro del estudio ${number}`,
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  label: 'مركز الدراسة',
  hint: 'اختر المركز الأقرب إليك.',
  placeholder: 'اختر مركزًا للدراسة',
  error: 'اختر مركزًا للدراسة',
  states: [
    {
      label: 'لويزيانا',
      options: ['باتون روج', 'نيو أورلينز'],
    },
    {
      label: 'نيو مكسيكو',
      options: ['ألباكركي', 'سانتا في'],
    },
  ],
};
