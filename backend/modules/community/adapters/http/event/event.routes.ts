import { z } from 'zod';
import type { EventId } from '#kernel/ids.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { EventRow } from '#modules/community/application/event/event-reader.ts';
import type { HostEvent } from '#modules/community/application/event/host-event.ts';
import type { ReadEvents } from '#modules/community/application/event/read-events.ts';
import {
  cancelEventRequestSchema,
  createEventRequestSchema,
  editEventRequestSchema,
  eventSchema,
  eventsQuerySchema,
  myEventsQuerySchema,
} from '#modules/community/contract/event/index.ts';
import { presentEvent } from './event-presenter.ts';

const startOf = ({ startAt: at, id }: Pick<EventRow, 'startAt' | 'id'>) => ({ at, id });

/** Events: what is on, one of them, and what its host does. */
export function eventRoutes(reading: ReadEvents, hosting: HostEvent): readonly Route[] {
  return [...readRoutes(reading), ...hostRoutes(reading, hosting)];
}

function readRoutes(reading: ReadEvents): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/events',
      access: 'any',
      summary: 'List published events; with upcoming=true only those that have not ended, soonest first',
      query: eventsQuerySchema,
      answers: { 200: z.array(eventSchema) },
      handler: async (call) => {
        const { upcoming, eventType = null, from = null, to = null } = call.query;
        const viewer = call.caller?.id ?? null;
        const rows = await reading.list({ viewer, upcoming, eventType, from, to }, pageOf(call));
        const answer = pageAnswer(call, rows, startOf);
        return { ...answer, body: answer.body.map((row) => presentEvent(row, viewer)) };
      },
    }),
    route({
      method: 'get',
      path: '/api/events/:id',
      access: 'any',
      summary: 'Get an event; its host and people who answered also get the guests',
      params: byId<'event'>(),
      answers: { 200: eventSchema },
      handler: async (call) => {
        const viewer = call.caller?.id ?? null;
        const isReviewer = call.caller?.userType === 'admin';
        const { row, attendees } = await reading.one(call.params.id, viewer, isReviewer);
        return { status: 200, body: presentEvent(row, viewer, attendees) };
      },
    }),
    route({
      method: 'get',
      path: '/api/my-events',
      access: 'authenticated',
      summary: 'List events that the caller hosts, in any state, or has answered',
      query: myEventsQuerySchema,
      answers: { 200: z.array(eventSchema) },
      handler: async (call) => {
        const { id } = signedIn(call);
        const rows = await reading.mine(id, call.query.upcoming, pageOf(call));
        const answer = pageAnswer(call, rows, startOf);
        return { ...answer, body: answer.body.map((row) => presentEvent(row, id)) };
      },
    }),
  ];
}

function hostRoutes(reading: ReadEvents, hosting: HostEvent): readonly Route[] {
  const shown = async (id: EventId, by: Parameters<ReadEvents['one']>[1]) => {
    const { row, attendees } = await reading.one(id, by);
    return presentEvent(row, by, attendees);
  };
  return [
    route({
      method: 'post',
      path: '/api/events',
      access: 'authenticated',
      summary: 'Create an event; its status says whether it waits for review',
      body: createEventRequestSchema,
      limit: 'submission',
      answers: { 201: eventSchema },
      handler: async (call) => {
        const { id } = signedIn(call);
        return { status: 201, body: await shown(await hosting.create(id, call.body), id) };
      },
    }),
    route({
      method: 'patch',
      path: '/api/events/:id',
      access: 'authenticated',
      summary:
        'Edit an event or publish a draft, as the host; guests are notified of changes that matter to their plans',
      params: byId<'event'>(),
      body: editEventRequestSchema,
      answers: { 200: eventSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, signedIn(call).id];
        await hosting.edit(id, by, call.body);
        return { status: 200, body: await shown(id, by) };
      },
    }),
    route({
      method: 'post',
      path: '/api/events/:id/cancel',
      access: 'authenticated',
      summary: 'Cancel an event, as the host; guests are notified',
      params: byId<'event'>(),
      body: cancelEventRequestSchema,
      answers: { 200: eventSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, signedIn(call).id];
        await hosting.cancel(id, by, call.body.reason || null);
        return { status: 200, body: await shown(id, by) };
      },
    }),
  ];
}
