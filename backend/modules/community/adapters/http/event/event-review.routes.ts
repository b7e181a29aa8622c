import { z } from 'zod';
import { byId } from '#platform/http/routing/by-id.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ReadEvents } from '#modules/community/application/event/read-events.ts';
import type { ReviewEvent } from '#modules/community/application/event/review-event.ts';
import {
  eventSchema,
  reviewEventRequestSchema,
  reviewQueueQuerySchema,
} from '#modules/community/contract/event/index.ts';
import { presentEvent } from './event-presenter.ts';

/** Admins' decisions about events in review. */
export function eventReviewRoutes(reading: ReadEvents, review: ReviewEvent): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/events',
      access: 'admin',
      summary: 'List events that wait for review, longest waiting first',
      query: reviewQueueQuerySchema,
      answers: { 200: z.array(eventSchema) },
      handler: async (call) => {
        const rows = await reading.inReview(pageOf(call));
        const answer = pageAnswer(call, rows, ({ createdAt: at, id }) => ({ at, id }));
        // The link too is part of what is decided.
        return { ...answer, body: answer.body.map((row) => presentEvent(row, row.hostId)) };
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/events/:id/review',
      access: 'admin',
      summary: 'Publish an event after its review, or return it to its host with a note',
      params: byId<'event'>(),
      body: reviewEventRequestSchema,
      answers: { 204: null },
      handler: async (call) => {
        const { approve, note } = call.body;
        const decision = {
          approve,
          note: note || null,
          by: signedIn(call).id,
          requestId: requestIdOf(call.ctx),
        };
        await review.run(call.params.id, decision);
        return { status: 204 };
      },
    }),
  ];
}
