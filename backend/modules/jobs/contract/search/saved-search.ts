import { z } from 'zod';
import { instant, text, uuid } from '#contract/http/primitives.ts';
import { isWholeSpot, jobFilterFields, WHOLE_SPOT } from './jobs-query.ts';

/** Of one person. */
export const MOST_SAVED_SEARCHES = 20;

const nameField = text({ min: 1, max: 200 });

/** `name` says the search in the person's own language; `query` is what `GET /api/jobs` takes, without its order. */
export const saveSearchRequestSchema = z.object({
  name: nameField,
  query: z.object(jobFilterFields).refine(isWholeSpot, WHOLE_SPOT),
});
export type SaveSearchInput = z.input<typeof saveSearchRequestSchema>;

/** What is left out stays as it is. */
export const changeSavedSearchRequestSchema = z.object({
  name: nameField.optional(),
  alerts: z.boolean().optional(),
});
export type ChangeSavedSearchInput = z.input<typeof changeSavedSearchRequestSchema>;

export const savedSearchSchema = z.object({
  id: uuid,
  name: z.string(),
  query: z.object(jobFilterFields),
  /** One of its filters is not understood any more: `query` finds more than was asked for, and no new job is told. */
  isOutdated: z.boolean(),
  /** New jobs are told, at most once a day. */
  alerts: z.boolean(),
  createdAt: instant,
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;
