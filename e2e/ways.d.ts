import type { Draw } from '../scripts/draw.mjs';
export declare const LANGUAGES: readonly ["en", "es"];
export type Language = (typeof LANGUAGES)[number];
/** How a visitor uses a page. `touch` is a phone of 390 by 800 CSS pixels. */
export declare const INPUTS: readonly ["pointer", "keyboard", "touch"];
/** When script loads: at once, after the visitor's first action (except the loader), or never. */
export declare const SCRIPTS: readonly ["script", "late script", "no script"];
export type Way = {
    language: Language;
    input: (typeof INPUTS)[number];
    script: (typeof SCRIPTS)[number];
};
/** Nine ways with every pair of language and input, language and script, input and script. */
export declare const PAIRWISE: readonly Way[];
export declare const nameWay: ({ language, input, script }: Way) => string;
/** One of the ways for the gate: half of the tasks in each language, and half without script, as far as they can be. */
export declare function chooseWay(draw: Draw, ways: readonly Way[]): Way;
