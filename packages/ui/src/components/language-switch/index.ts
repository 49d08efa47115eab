export { LanguageSwitch, type LanguageSwitchProps, type SwitchLanguage } from './LanguageSwitch.tsx';
export type { LanguageSwitchMessages } from './LanguageSwitch.messages.ts';
