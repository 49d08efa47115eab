import type { Locale } from '@longcovid/content';
import { useIntl } from 'react-intl';

/** The language of the page: 'en' or 'es'. */
export const useLocale = (): Locale => (useIntl().locale.startsWith('es') ? 'es' : 'en');
