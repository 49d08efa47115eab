/** Why a field matters to the person who reads the site, and what an editor can do about it. */
export type ErrorHint = { why: string; fix: string };
