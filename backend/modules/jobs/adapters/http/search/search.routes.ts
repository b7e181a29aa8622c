import { nextPage } from '#platform/http/routing/paging.ts';
import type { SchemaAnswer } from '#platform/http/routing/answer.ts';
import { route, type Call, type Route } from '#platform/http/routing/route.ts';
import type { FoundJobs, SearchJobs } from '#modules/jobs/application/search/search-jobs.ts';
import { jobsQuerySchema } from '#contract/jobs/search/jobs-query.ts';
import { jobListSchema, jobListText } from '../posting/job-list-answer.ts';
import { readSearchCursor, writeSearchCursor } from './search-cursor.ts';

/** The words searched instead of a misspelled `q`: "Showing results for electrician". Plain ASCII. */
const CORRECTED = 'X-Search-Corrected';

/** Looking for jobs (rules.md#trade-filter, rules.md#hourly-pay). */
export function searchRoutes(searchJobs: SearchJobs): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/jobs',
      access: 'any',
      summary: 'Search active jobs by words in English or Spanish, trade, place, pay, bonus, and schedule',
      query: jobsQuerySchema,
      answers: { 200: jobListSchema },
      cacheable: true,
      cached: true,
      handler: async ({ query, caller, ctx }) => {
        const { limit, cursor, ...asked } = query;
        const after = readSearchCursor(cursor);
        const found = await searchJobs.run(asked, { after, limit, isSignedIn: caller !== null });
        return searchAnswer(found, ctx);
      },
    }),
  ];
}

/** The rows are JSON already and go out as they are. */
function searchAnswer(
  { rows, next, corrected }: FoundJobs,
  ctx: Call<unknown, unknown, unknown>['ctx'],
): SchemaAnswer<200, typeof jobListSchema> {
  const sentence = corrected === null ? null : plain(corrected);
  const query = sentence ? { ...ctx.query, q: sentence } : ctx.query;
  const link = next ? { Link: nextPage({ path: ctx.path, query }, writeSearchCursor(next)) } : {};
  const headers = { ...link, ...(sentence ? { [CORRECTED]: sentence } : {}) };
  return { status: 200, headers, body: jobListText(rows.map(({ job }) => job)) };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim();
}
