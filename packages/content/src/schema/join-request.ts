import { z } from 'zod';
import { LOCALES } from '../index.ts';
import type { JoinRequest } from '../forms/index.ts';

const text = z.string().default('');
const chosen = z.string().optional();

/**
 * A join request as it travels: shape only, judged afterwards by `validateJoinRequest`.
 * A missing text counts as '', a wrong type is an error, unknown fields are dropped.
 * Without `locale` the service goes by `Accept-Language`.
 */
export const joinRequestSchema = z.object({
  siteId: text,
  cohort: text,
  firstName: text,
  lastName: text,
  contactMethods: z.object({ mobile_phone: chosen, home_phone: chosen, email: chosen }).default({}),
  locale: z.enum(LOCALES).optional(),
  captchaToken: text,
}) satisfies z.ZodType<JoinRequest>;

export type JoinRequestBody = z.infer<typeof joinRequestSchema>;
