import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** Text of the icon for those who do not see it, by tone. */
export type NoticeMessages = Record<'info' | 'success' | 'danger', string>;

export const noticeMessages: BuiltInMessages<NoticeMessages> = {
  en: { info: 'Information', success: 'Success', danger: 'Important' },
  es: { info: 'Información', success: 'Listo', danger: 'Importante' },
};
