import type { Logger } from 'pino';
import { z } from 'zod';
import { readCursor } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AdminReader } from '../../application/admin-reader.ts';
import type { ExportWaitlist } from '../../application/export-waitlist.ts';
import {
  adminWaitlistExportQuerySchema,
  adminWaitlistQuerySchema,
  waitlistSignupSchema,
} from '../../contract/index.ts';
import { waitlistCsv } from '../csv/waitlist-csv.ts';
import { countedAnswer } from '#platform/http/routing/answers/counted-answer.ts';

export interface WaitlistCalls {
  readonly reader: AdminReader;
  readonly exportWaitlist: ExportWaitlist;
  readonly log: Logger;
}

/** Waitlist signups, for admins (rules.md#admin-panel). */
export function waitlistRoutes({ reader, exportWaitlist, log }: WaitlistCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/waitlist',
      access: 'admin',
      summary: 'List waitlist sign-ups, newest first',
      query: adminWaitlistQuerySchema,
      answers: { 200: z.array(waitlistSignupSchema) },
      handler: async (call) => {
        const { limit, cursor, q } = call.query;
        const rows = reader.waitlist(q, { limit, after: readCursor(cursor) });
        return countedAnswer(call, rows, (most) => reader.found('waitlist', q, most));
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/waitlist.csv',
      records: true,
      access: 'admin',
      stepUp: true,
      summary: 'Export these sign-ups as a table for spreadsheets; written to the audit log',
      query: adminWaitlistExportQuerySchema,
      answers: { 200: 'raw' },
      handler: async (call) => {
        const signups = await exportWaitlist.run(signedIn(call).id, call.query.q, requestIdOf(call.ctx));
        const body = waitlistCsv(signups, (error) =>
          log.error({ err: error }, 'the export of the waitlist broke off'),
        );
        const headers = {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="crewvine-waitlist.csv"',
        };
        return { status: 200, headers, body };
      },
    }),
  ];
}
