import { z } from 'zod';
import { LOCALES } from '../locale.ts';
import type { JoinRequest } from '../forms/index.ts';

const text = z.string().default('');
const chosen = z.string().optional();

/**
 * The wire format of a join request. Validates the shape only; `validateJoinRequest` validates the values. A missing
 * text is '', a wrong type an error; unknown fields are dropped. Without `locale` the service uses `Accept-Language`.
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
