export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.tsx';
export type { Messages } from './messages.ts';
export { useLocale, type Direction } from '../../i18n/locale-context.ts';
