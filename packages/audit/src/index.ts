export { defineConfig, loadConfig, type Config } from './config.ts';
export { rules } from './rules/index.ts';
export type { Rule, RuleResult } from './rules/rule.ts';
export { measure } from './measured/measure.ts';
export { statesOf } from './measured/matrix.ts';
export { placesOf } from './measured/places.ts';
export { statusOf, type CriterionStatus } from './store/status.ts';
export type { AuditRecord, Outcome } from './store/record.ts';
