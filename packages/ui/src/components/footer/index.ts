export { Footer, type FooterColumn, type FooterLink, type FooterProps } from './Footer.tsx';
export { type FooterHelpWay, HelpWays, type HelpWaysProps } from './Footer.tsx';
