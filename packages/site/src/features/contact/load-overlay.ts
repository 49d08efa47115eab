import type { Locale } from '@longcovid/content';

import { fetchPageData } from '../../navigation/page-data.ts';
import type { ContactData } from '../../pages/contact/loader.ts';
import { localePath } from '../../pages.ts';
import type { PageContent } from '../../shell/PageFrame.tsx';
import { loadMessages, type Messages } from '../../i18n/load-messages.ts';
import type { ConfirmationData } from '../form/Confirmation.tsx';
import { loadOnce } from '../overlay/load-once.ts';
import type * as Overlay from './ContactOverlay.tsx';

/** The form and its confirmation with all they need, so that nothing has to be fetched once a visitor has begun. */
export type LoadedOverlay = {
  ContactOverlay: (typeof Overlay)['ContactOverlay'];
  messages: Messages;
  form: PageContent & ContactData;
  sent: PageContent & ConfirmationData;
};

export const loadOverlay = loadOnce(async (locale: Locale): Promise<LoadedOverlay> => {
  const [{ ContactOverlay }, messages, form, sent] = await Promise.all([
    import('./ContactOverlay.tsx'),
    loadMessages(locale, ['contact', 'forms', 'problems']),
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
