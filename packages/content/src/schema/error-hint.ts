/** Why a field matters to visitors, and how an editor fixes it. */
export type ErrorHint = { why: string; fix: string };
