import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { SecurityLog } from '#modules/identity/application/security/security-log.ts';
import {
  securityEventsQuerySchema,
  securityEventsSchema,
} from '#contract/identity/security/security-events.ts';

/** The events of the person's own account (rules.md#security-events). */
export function securityEventsRoutes(log: SecurityLog): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/auth/security-events',
      access: 'authenticated',
      summary:
        'List sign-ins to the caller’s account, failures, and changes of sign-in methods, newest first',
      query: securityEventsQuerySchema,
      answers: { 200: securityEventsSchema },
      handler: async (call) => {
        const rows = await log.list(signedIn(call).id, pageOf(call));
        return pageAnswer(call, rows, ({ pageAt: at, id }) => ({ at, id }));
      },
    }),
  ];
}
