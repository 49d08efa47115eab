import type { AccessibilityEvidence } from './evidence.ts';

/** Read by the build from the committed reports. */
declare const __ACCESSIBILITY_EVIDENCE__: AccessibilityEvidence;

export const load = (): { evidence: AccessibilityEvidence } => ({ evidence: __ACCESSIBILITY_EVIDENCE__ });
