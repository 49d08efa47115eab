import type { Locale } from '@longcovid/content';

import { fetchPageData } from '../../navigation/page-data.ts';
import type { JoinSentData } from '../../pages/join-sent/loader.ts';
import type { JoinData } from '../../pages/join/loader.ts';
import { localePath } from '../../pages.ts';
import type { PageContent } from '../../shell/PageFrame.tsx';
import { loadMessages, type Messages } from '../../i18n/load-messages.ts';
import { loadOnce } from '../overlay/load-once.ts';
import type * as Overlay from './JoinOverlay.tsx';

/** The form and its confirmation with all they need, so that nothing has to be fetched once a visitor has begun. */
export type LoadedOverlay = {
  JoinOverlay: (typeof Overlay)['JoinOverlay'];
  messages: Messages;
  form: PageContent & JoinData;
  sent: PageContent & JoinSentData;
};

export const loadOverlay = loadOnce(async (locale: Locale): Promise<LoadedOverlay> => {
  const [{ JoinOverlay }, messages, form, sent] = await Promise.all([
    import('./JoinOverlay.tsx'),
    loadMessages(locale, ['join', 'forms', 'problems']),
    fetchPageData(localePath(locale, '/join')),
    fetchPageData(localePath(locale, '/join/sent')),
  ]);
  return { JoinOverlay, messages, form: form as LoadedOverlay['form'], sent: sent as LoadedOverlay['sent'] };
});
