import { vanillaExtract } from '../vanilla-extract.mjs';
import { defineConfig } from 'vite';

/** The catalog's own build: the package's would make a library of it. */
export default defineConfig({ plugins: [vanillaExtract()] });
