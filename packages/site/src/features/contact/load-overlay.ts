import type { Locale } from '@longcovid/content';

import { fetchPageData } from '../../navigation/page-data.ts';
import { localePath } from '../../pages.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { loadOnce } from '../overlay/load-once.ts';
import type * as Overlay from './ContactOverlay.tsx';
import type { OverlayData } from './contact-data.ts';

type LoadedOverlay = OverlayData & { ContactOverlay: (typeof Overlay)['ContactOverlay'] };

export const loadOverlay = loadOnce(async (locale: Locale): Promise<LoadedOverlay> => {
  const [{ ContactOverlay }, messages, form, sent] = await Promise.all([
    import('./ContactOverlay.tsx'),
    loadMessages(locale, ['contact', 'forms']),
    fetchPageData(localePath(locale, '/contact')),
    fetchPageData(localePath(locale, '/contact/sent')),
  ]);
  return {
    ContactOverlay,
    messages,
    form: form as LoadedOverlay['form'],
    sent: sent as LoadedOverlay['sent'],
  };
});
