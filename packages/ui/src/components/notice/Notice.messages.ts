import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** Text alternative of the icon, by tone. */
export type NoticeMessages = Record<'info' | 'success' | 'danger', string>;

export const noticeMessages: BuiltInMessages<NoticeMessages> = {
  en: { info: 'Information', success: 'Success', danger: 'Important' },
  es: { info: 'Información', success: 'Listo', danger: 'Importante' },
};
