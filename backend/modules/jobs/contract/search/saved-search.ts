import { z } from 'zod';
import { instant, text, uuid } from '#contract/http/primitives.ts';
import { isWholeSpot, jobFilterFields, WHOLE_SPOT } from './jobs-query.ts';

/** The limit per user. */
export const MOST_SAVED_SEARCHES = 20;

const nameField = text({ min: 1, max: 200 });

/** `name` says the search in the person's own language; `query` is what `GET /api/jobs` takes, without its order. */
export const saveSearchRequestSchema = z.object({
  name: nameField,
  query: z.object(jobFilterFields).refine(isWholeSpot, WHOLE_SPOT),
});
export type SaveSearchInput = z.input<typeof saveSearchRequestSchema>;

/** Omitted fields stay as they are. */
export const changeSavedSearchRequestSchema = z.object({
  name: nameField.optional(),
  alerts: z.boolean().optional(),
});
export type ChangeSavedSearchInput = z.input<typeof changeSavedSearchRequestSchema>;

export const savedSearchSchema = z.object({
  id: uuid,
  name: z.string(),
  query: z.object(jobFilterFields),
  /** One of its filters is no longer understood: `query` finds more than intended, and alerts pause. */
  isOutdated: z.boolean(),
  /** Alerts about new jobs, at most one a day. */
  alerts: z.boolean(),
  createdAt: instant,
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;
