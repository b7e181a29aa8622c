import { z } from 'zod';
import { uuid } from '#contract/http/index.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ReleaseWaiting } from '#modules/billing/application/bonus/release-waiting.ts';
import type { Milestone } from '#modules/billing/domain/bonus/milestone.ts';
import {
  releasedMilestoneSchema,
  releaseMilestoneSchema,
  type ReleasedMilestone,
} from '#contract/billing/bonus/milestone.ts';

/** Parts of a bonus that wait for an unconfirmed worker (rules.md#unconfirmed-hires). */
export function milestoneRoutes(release: ReleaseWaiting): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/admin/milestones/:id/release',
      access: 'admin',
      stepUp: true,
      summary: 'Release a part of a bonus that waits for the worker’s confirmation; written to the audit log',
      params: z.object({ id: uuid }),
      body: releaseMilestoneSchema,
      answers: { 200: releasedMilestoneSchema },
      idempotent: true,
      handler: async (call) => {
        const released = await release.run({
          milestoneId: call.params.id,
          reason: call.body.reason,
          by: signedIn(call).id,
          requestId: requestIdOf(call.ctx),
        });
        return { status: 200, body: shown(released) };
      },
    }),
  ];
}

const STATUS = { pending: 'coming', released: 'paid', voided: 'void' } as const;

function shown({ id, amount, dueAt, state }: Milestone): ReleasedMilestone {
  return { id, amount: amount.toDollars(), dueAt: dueAt.toISOString(), status: STATUS[state] };
}
