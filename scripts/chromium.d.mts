export const chromiumArgs: string[];
export const shortVisitArgs: string[];
export function findChromium(): string | undefined;
export function findPlaywrightCli(): string;
export function ensureChromium(): string;
export function findTestChromium(): string | undefined;
