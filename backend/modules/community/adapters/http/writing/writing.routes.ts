import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import { HttpError } from '#platform/http/errors.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { Drafts } from '#modules/community/application/writing/drafts.ts';
import type { MentionablePeople } from '#modules/community/application/writing/mentionable-people.ts';
import type { TextRenderer } from '#modules/community/application/writing/text-renderer.ts';
import type { WritingPlaces } from '#modules/community/application/writing/writing-places.ts';
import {
  draftRequestSchema,
  keptDraftSchema,
  mentionablePeopleQuerySchema,
  mentionablePersonSchema,
  textPreviewRequestSchema,
  textPreviewSchema,
  writingPlaceSchema,
} from '#contract/community/writing/drafts.ts';

const draftParams = z.object({ place: z.string().max(60) });

export interface WritingRoutesNeeds {
  readonly drafts: Drafts;
  readonly places: WritingPlaces;
  readonly renderer: TextRenderer;
  readonly people: MentionablePeople;
  readonly clock: Clock;
}

/** Previews, people to mention, and drafts for the text editor. */
export function writingRoutes(needs: WritingRoutesNeeds): readonly Route[] {
  return [previewRoute(needs), peopleRoute(needs), ...draftRoutes(needs)];
}

function previewRoute({ places, renderer }: WritingRoutesNeeds): Route {
  return route({
    method: 'post',
    path: '/api/text-preview',
    access: 'authenticated',
    summary: 'Preview a text; nothing is stored',
    body: textPreviewRequestSchema,
    answers: { 200: textPreviewSchema },
    handler: async (call) => {
      const { id } = signedIn(call);
      const place = await places.open(call.body.place, id);
      const { html, mentioned } = await renderer.render(call.body.content, { author: id, place });
      return { status: 200, body: { html, mentioned: mentioned.length } };
    },
  });
}

function peopleRoute({ places, people }: WritingRoutesNeeds): Route {
  return route({
    method: 'get',
    path: '/api/mentionable-people',
    access: 'authenticated',
    summary: 'List up to eight people in a place whose names begin with the typed text',
    query: mentionablePeopleQuerySchema,
    answers: { 200: z.array(mentionablePersonSchema) },
    handler: async (call) => {
      const { id } = signedIn(call);
      const place = await places.open(call.query.place, id);
      return { status: 200, body: await people.find(id, place, call.query.q ?? '') };
    },
  });
}

function draftRoutes({ drafts, clock }: WritingRoutesNeeds): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/drafts/:place',
      access: 'authenticated',
      summary: 'Get the caller’s unpublished draft for a place; null if there is none',
      params: draftParams,
      answers: { 200: keptDraftSchema },
      handler: async (call) => ({
        status: 200,
        body: { draft: await drafts.find(signedIn(call).id, placeIn(call.params.place)) },
      }),
    }),
    route({
      method: 'put',
      path: '/api/drafts/:place',
      access: 'authenticated',
      summary: 'Save the caller’s draft for a place',
      params: draftParams,
      body: draftRequestSchema,
      answers: { 204: null },
      handler: async (call) => {
        await drafts.keep(signedIn(call).id, placeIn(call.params.place), { ...call.body, at: clock.now() });
        return { status: 204 };
      },
    }),
    route({
      method: 'delete',
      path: '/api/drafts/:place',
      access: 'authenticated',
      summary: 'Delete the draft; idempotent',
      params: draftParams,
      answers: { 204: null },
      handler: async (call) => {
        await drafts.remove(signedIn(call).id, placeIn(call.params.place));
        return { status: 204 };
      },
    }),
  ];
}

/** A path that names no place has nothing behind it. */
function placeIn(name: string): string {
  const parsed = writingPlaceSchema.safeParse(name);
  if (!parsed.success) throw new HttpError(404, 'http.not_found', 'Not found');
  return parsed.data;
}
