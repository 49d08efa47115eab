export { load } from '../sections/loader.ts';
