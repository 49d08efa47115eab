import { readFileSync } from 'node:fs';
import { vanillaExtract } from '../vanilla-extract.mjs';
import { defineConfig, type Plugin } from 'vite';
import { readPurpose } from './spec-sections.ts';

/** `SPEC.md?purpose` is name and purpose of a component alone, so that the index loads one file and not all specs. */
const purposes: Plugin = {
  name: 'longcovid-purposes',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'purpose') return undefined;
    this.addWatchFile(file);
    return `export default ${JSON.stringify(readPurpose(readFileSync(file, 'utf8')))};`;
  },
};

/** The catalog's own build: the package's would make a library of it. */
export default defineConfig({ plugins: [purposes, vanillaExtract()] });
