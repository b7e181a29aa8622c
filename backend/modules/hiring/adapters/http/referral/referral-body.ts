import { z } from 'zod';
import { referCrewRequestSchema, referWorkerRequestSchema } from '#contract/hiring/index.ts';

const bodies = [referWorkerRequestSchema, referCrewRequestSchema];

/** One worker, or a crew in `team`. Not a union: what is wrong is said of the one that was meant. */
export const submitReferralRequestSchema = z
  .unknown()
  .meta({ anyOf: bodies.map((body) => z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) })
  .transform((body, context) => {
    const parsed = hasTeam(body)
      ? referCrewRequestSchema.safeParse(body)
      : referWorkerRequestSchema.safeParse(body);
    if (parsed.success) return parsed.data;
    context.issues.push(
      ...parsed.error.issues.map((issue) => ({ ...issue, code: 'custom' as const, input: body })),
    );
    return z.NEVER;
  });

function hasTeam(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'team' in body && body.team !== null;
}

/** A referral with a code comes from someone without an account (rules.md#refer-first). */
export function hasCode(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code !== null;
}
