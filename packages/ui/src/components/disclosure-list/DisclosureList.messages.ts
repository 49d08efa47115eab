import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The text of a disclosure list itself. */
export type DisclosureListMessages = {
  /** How many sections there are. */
  count: (sections: string, isOne: boolean) => string;
  showAll: string;
  hideAll: string;
  /** Announced after the button was pressed. */
  allShown: string;
  allHidden: string;
};

export const disclosureListMessages: BuiltInMessages<DisclosureListMessages> = {
  en: {
    count: (sections, isOne) => `${sections} ${isOne ? 'section' : 'sections'}`,
    showAll: 'Show all sections',
    hideAll: 'Hide all sections',
    allShown: 'All sections are open.',
    allHidden: 'All sections are closed.',
  },
  es: {
    count: (sections, isOne) => `${sections} ${isOne ? 'sección' : 'secciones'}`,
    showAll: 'Mostrar todas las secciones',
    hideAll: 'Ocultar todas las secciones',
    allShown: 'Todas las secciones están abiertas.',
    allHidden: 'Todas las secciones están cerradas.',
  },
};
