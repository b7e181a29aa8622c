import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/primitives.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import { checkInPicture } from '../../calendar/check-in-picture.ts';
import type { AnswerEvent } from '#modules/community/application/event/answer-event.ts';
import type { CheckIn } from '#modules/community/application/event/check-in.ts';
import type { ReadEvents } from '#modules/community/application/event/read-events.ts';
import {
  checkedInSchema,
  checkInRequestSchema,
  rsvpAnswerSchema,
  rsvpRequestSchema,
} from '#modules/community/contract/event/index.ts';

interface RsvpParts {
  readonly answering: AnswerEvent;
  readonly checkIn: CheckIn;
  readonly reading: ReadEvents;
  readonly publicUrl: string;
}

/** Answers to an event, its guest list, and check-in. */
export function rsvpRoutes({ answering, checkIn, reading, publicUrl }: RsvpParts): readonly Route[] {
  return [...answerRoutes(answering), ...checkInRoutes({ checkIn, reading, publicUrl })];
}

function answerRoutes(answering: AnswerEvent): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/events/:id/rsvp',
      access: 'authenticated',
      summary: 'Take a place, including an offered one; if there is none, join the end of the waiting list',
      params: byId<'event'>(),
      body: rsvpRequestSchema,
      answers: { 200: rsvpAnswerSchema },
      handler: async (call) => {
        const { params, body } = call;
        const notes = body.notes === undefined ? undefined : body.notes || null;
        return { status: 200, body: await answering.rsvp(params.id, signedIn(call).id, notes) };
      },
    }),
    route({
      method: 'delete',
      path: '/api/events/:id/rsvp',
      access: 'authenticated',
      summary: 'Give up a place, or leave the waiting list',
      params: byId<'event'>(),
      answers: { 200: rsvpAnswerSchema },
      handler: async (call) => ({
        status: 200,
        body: await answering.cancel(call.params.id, signedIn(call).id),
      }),
    }),
  ];
}

function checkInRoutes({ checkIn, reading, publicUrl }: Omit<RsvpParts, 'answering'>): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/events/:id/check-in-code.svg',
      access: 'authenticated',
      summary: 'Get the caller’s check-in code as a picture for the host’s camera',
      params: byId<'event'>(),
      answers: { 200: 'raw' },
      handler: async (call) => {
        const id = call.params.id;
        const code = await reading.checkInCode(id, signedIn(call).id);
        const headers = { 'Content-Type': 'image/svg+xml' };
        return { status: 200, headers, body: Buffer.from(await checkInPicture(publicUrl, id, code)) };
      },
    }),
    route({
      method: 'post',
      path: '/api/events/:id/check-in',
      access: 'authenticated',
      summary: 'Check a guest in, once, as the host: by their code or by their ID on the list',
      params: byId<'event'>(),
      body: checkInRequestSchema,
      answers: { 200: checkedInSchema },
      handler: async (call) => ({
        status: 200,
        body: await checkIn.run(call.params.id, signedIn(call).id, call.body),
      }),
    }),
    route({
      method: 'delete',
      path: '/api/events/:id/check-in/:userId',
      access: 'authenticated',
      summary: 'Undo a check-in, as the host; idempotent',
      params: byId<'event'>().extend({ userId: uuid }),
      answers: { 200: checkedInSchema },
      handler: async (call) => {
        const guest = asId<'user'>(call.params.userId);
        return { status: 200, body: await checkIn.undo(call.params.id, signedIn(call).id, guest) };
      },
    }),
  ];
}
