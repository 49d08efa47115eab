import type { Locale } from '@longcovid/content';

import { fetchPageData } from '../../navigation/page-data.ts';
import { localePath } from '../../pages.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { loadOnce } from '../overlay/load-once.ts';
import type * as Overlay from './JoinOverlay.tsx';
import type { OverlayData } from './join-data.ts';

type LoadedOverlay = OverlayData & { JoinOverlay: (typeof Overlay)['JoinOverlay'] };

export const loadOverlay = loadOnce(async (locale: Locale): Promise<LoadedOverlay> => {
  const [{ JoinOverlay }, messages, form, sent] = await Promise.all([
    import('./JoinOverlay.tsx'),
    loadMessages(locale, ['join', 'forms']),
    fetchPageData(localePath(locale, '/join')),
    fetchPageData(localePath(locale, '/join/sent')),
  ]);
  return { JoinOverlay, messages, form: form as LoadedOverlay['form'], sent: sent as LoadedOverlay['sent'] };
});
