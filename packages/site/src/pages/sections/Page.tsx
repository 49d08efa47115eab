export { Page } from '../article/Page.tsx';
