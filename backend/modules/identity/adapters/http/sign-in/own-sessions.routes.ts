import { HttpError } from '#platform/http/errors.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signOut } from '#platform/http/sessions/sessions.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { OpenSessions } from '#modules/identity/application/sign-in/open-sessions.ts';
import { ownSessionsSchema, sessionParamsSchema } from '#contract/identity/security/sessions.ts';

/** Where one is signed in. */
export function ownSessionsRoutes(sessions: OpenSessions): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/auth/sessions',
      access: 'authenticated',
      beforeSecondFactor: true,
      summary: 'List the caller’s open sessions, most recently used first',
      answers: { 200: ownSessionsSchema },
      handler: async (call) => {
        const { id, sessionId } = signedIn(call);
        return { status: 200, body: await sessions.list(id, sessionId) };
      },
    }),
    route({
      method: 'delete',
      path: '/api/auth/sessions/:id',
      access: 'authenticated',
      beforeSecondFactor: true,
      summary: 'End one of the caller’s sessions; ending the current one signs out',
      params: sessionParamsSchema,
      answers: { 204: null },
      handler: async (call) => {
        const { id, sessionId } = signedIn(call);
        const ended = await sessions.end(id, call.params.id);
        if (ended === null) throw new HttpError(404, 'identity.session_not_found', 'Session not found');
        if (ended === sessionId) signOut(call.ctx);
        return { status: 204 };
      },
    }),
  ];
}
