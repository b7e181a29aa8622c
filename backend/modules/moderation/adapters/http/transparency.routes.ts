import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { Transparency } from '../../application/transparency.ts';
import { moderationMonthSchema } from '../../contract/index.ts';

const MONTHS = 12;

/** The moderators' work in figures, for anyone (rules.md#transparency). */
export function transparencyRoutes(transparency: Transparency, clock: Clock): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/transparency',
      access: 'public',
      summary: 'Get the numbers of reports and decisions by month, newest first',
      cacheable: true,
      cached: true,
      answers: { 200: z.array(moderationMonthSchema) },
      handler: async () => ({ status: 200, body: [...(await transparency.months(MONTHS, clock.now()))] }),
    }),
  ];
}
