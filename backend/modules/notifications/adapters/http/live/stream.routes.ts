import { HttpError, unauthorized } from '#platform/http/errors.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { LiveHub } from '#modules/notifications/application/live/live-hub.ts';
import type { LiveReader } from '#modules/notifications/application/live/live-reader.ts';
import type { WatchThings } from '#modules/notifications/application/live/watch-things.ts';
import {
  liveEventIdSchema,
  liveStreamQuerySchema,
  watchedSchema,
  watchRequestSchema,
} from '#contract/notifications/index.ts';
import { EventStream } from '../../live/event-stream.ts';

/** Proxies must not cache, change or buffer the stream; `X-Accel-Buffering` is nginx's name for that. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** The stream of updates (contract/live-event.ts). */
export function streamRoutes(
  hub: LiveHub,
  sessions: Pick<LiveReader, 'sessionOf'>,
  watchThings: WatchThings,
): readonly Route[] {
  return [
    streamRoute(hub, sessions),
    route({
      method: 'put',
      path: '/api/notifications/watched',
      access: 'authenticated',
      summary:
        'Set the things that the tabs of one of the caller’s streams show: the stream announces their changes',
      body: watchRequestSchema,
      answers: { 200: watchedSchema },
      handler: async (call) => ({
        status: 200,
        body: { things: await watchThings.run(signedIn(call).id, call.body) },
      }),
    }),
  ];
}

function streamRoute(hub: LiveHub, sessions: Pick<LiveReader, 'sessionOf'>): Route {
  return route({
    method: 'get',
    path: '/api/notifications/stream',
    access: 'authenticated',
    summary: 'Stream server-sent events: new notifications, the unread count, and changed referrals',
    query: liveStreamQuerySchema,
    endless: true,
    answers: { 200: 'raw' },
    handler: async (call) => {
      const { id, sessionId: secret } = signedIn(call);
      const sessionId = await sessions.sessionOf(secret);
      if (!sessionId) throw unauthorized();
      const connection = new EventStream();
      const given = liveEventIdSchema.safeParse(call.ctx.get('Last-Event-ID'));
      const since = given.data ?? call.query.after ?? null;
      // The reader may have left by now.
      if (!call.ctx.writable) return { status: 200, body: connection };
      const name = call.query.stream ?? null;
      const close = hub.open({ userId: id, sessionId, name, since, connection });
      if (!close) {
        throw new HttpError(429, 'notifications.too_many_streams', 'Too many open streams', {
          'Retry-After': '60',
        });
      }
      call.ctx.res.once('close', close);
      return { status: 200, body: connection, headers: HEADERS };
    },
  });
}
