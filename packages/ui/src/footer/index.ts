export {
  Footer,
  type FooterColumn,
  type FooterHelpWay,
  type FooterLink,
  type FooterProps,
} from './Footer.tsx';
