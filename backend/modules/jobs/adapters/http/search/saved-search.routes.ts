import { z } from 'zod';
import { byId } from '#platform/http/routing/by-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { SavedSearches } from '#modules/jobs/application/search/saved-searches.ts';
import {
  changeSavedSearchRequestSchema,
  savedSearchSchema,
  saveSearchRequestSchema,
} from '#contract/jobs/search/saved-search.ts';

/** Saved searches of a user, with alerts about new jobs. */
export function savedSearchRoutes(searches: SavedSearches): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/saved-searches',
      access: 'authenticated',
      summary: 'List the caller’s saved searches, newest first',
      answers: { 200: z.array(savedSearchSchema) },
      handler: async (call) => ({ status: 200, body: await searches.of(signedIn(call).id) }),
    }),
    route({
      method: 'post',
      path: '/api/saved-searches',
      access: 'authenticated',
      summary: 'Save a search; 200 if it is already saved',
      body: saveSearchRequestSchema,
      answers: { 200: savedSearchSchema, 201: savedSearchSchema },
      handler: async (call) => {
        const { search, isNew } = await searches.save(signedIn(call).id, call.body);
        return { status: isNew ? 201 : 200, body: search };
      },
    }),
    route({
      method: 'patch',
      path: '/api/saved-searches/:id',
      access: 'authenticated',
      summary: 'Rename a saved search, or switch its alerts on or off',
      params: byId<'saved-search'>(),
      body: changeSavedSearchRequestSchema,
      answers: { 200: savedSearchSchema },
      handler: async (call) => {
        const { name = null, alerts = null } = call.body;
        const changed = await searches.change(call.params.id, signedIn(call).id, { name, alerts });
        return { status: 200, body: changed };
      },
    }),
    route({
      method: 'delete',
      path: '/api/saved-searches/:id',
      access: 'authenticated',
      summary: 'Delete a saved search',
      params: byId<'saved-search'>(),
      answers: { 204: null },
      handler: async (call) => {
        await searches.remove(call.params.id, signedIn(call).id);
        return { status: 204 };
      },
    }),
  ];
}
