import type { Programme, Prose } from '@longcovid/content';

import type { Messages } from '../../i18n/load-messages.ts';
import type { PageContent } from '../../shell/page-content.ts';
import type { ConfirmationData } from '../form/Confirmation.tsx';

export type ContactData = {
  privacy: { title: string; body: Prose };
  demonstrationNotice: string | null;
  programme: Pick<Programme, 'email'>;
};

/** Messages, form and confirmation, so that nothing has to be fetched once a visitor has begun. */
export type OverlayData = {
  messages: Messages;
  form: PageContent & ContactData;
  sent: PageContent & ConfirmationData;
};
