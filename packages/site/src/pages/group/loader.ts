export { load } from '../article/loader.ts';
