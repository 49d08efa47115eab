/** What the icon of a notice says to those who do not see it. */
export const noticeMessages = {
  en: { info: 'Information', success: 'Success', danger: 'Important' },
  es: { info: 'Información', success: 'Listo', danger: 'Importante' },
} as const satisfies Record<string, Record<'info' | 'success' | 'danger', string>>;

/** A language that the package brings words for. */
export type NoticeLocale = keyof typeof noticeMessages;
