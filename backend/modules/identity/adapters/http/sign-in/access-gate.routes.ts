import { addressKey } from '#platform/http/limits/address-key.ts';
import type { RateLimits } from '#platform/http/limits/rate-limits.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { hasPassedGate, passGate } from '#platform/http/sessions/sessions.ts';
import type { AccessGate } from '#modules/identity/application/sign-in/access-gate.ts';
import { accessGateAnswerSchema, accessGateRequestSchema } from '#contract/identity/sign-in/access-gate.ts';

/** The gate of the private development mode (rules.md#access-gate). */
export function accessGateRoutes(gate: AccessGate, limits: RateLimits): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/access-gate',
      access: 'any',
      summary: 'Check the access password; the session stores the result',
      body: accessGateRequestSchema,
      answers: { 200: accessGateAnswerSchema, 403: accessGateAnswerSchema },
      handler: async ({ body, address, ctx }) => {
        const admitted = await limits.countFailures('accessGate', [addressKey(address)], async () =>
          (await gate.admits(body.password)) ? true : null,
        );
        if (!admitted) return { status: 403, body: { granted: false } };
        passGate(ctx);
        return { status: 200, body: { granted: true } };
      },
    }),
    route({
      method: 'get',
      path: '/api/access-gate',
      access: 'any',
      summary: 'Get whether this session has passed the gate',
      answers: { 200: accessGateAnswerSchema },
      handler: async ({ ctx }) => ({ status: 200, body: { granted: hasPassedGate(ctx) } }),
    }),
  ];
}
