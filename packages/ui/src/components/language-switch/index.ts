export { LanguageSwitch, type LanguageSwitchProps, type SwitchLanguage } from './LanguageSwitch.tsx';
