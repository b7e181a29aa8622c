import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/primitives.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import {
  myReportSchema,
  myReportsQuerySchema,
  reportedSchema,
  reportRequestSchema,
} from '#contract/moderation/index.ts';
import type { ReportContent } from '#modules/moderation/application/reports/report-content.ts';
import type { ReportStore } from '#modules/moderation/application/reports/report-store.ts';
import type { WithdrawReport } from '#modules/moderation/application/reports/withdraw-report.ts';
import { reportActions } from '#modules/moderation/domain/reports/report-actions.ts';

export interface ReportCalls {
  readonly report: ReportContent;
  readonly withdraw: WithdrawReport;
  readonly reports: ReportStore;
}

/** Reporting what should not be here (rules.md#reports). */
export function reportRoutes({ report, withdraw, reports }: ReportCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/reports',
      access: 'authenticated',
      summary: 'Report a post, a reply, an event, a board, a job, a rating, or a person; once each',
      body: reportRequestSchema,
      answers: { 201: reportedSchema },
      handler: async (call) => {
        const id = await report.run(signedIn(call).id, call.body);
        return { status: 201, body: { id, status: 'open' } };
      },
    }),
    route({
      method: 'delete',
      path: '/api/reports/:id',
      access: 'authenticated',
      summary: 'Withdraw a report before it is decided',
      params: z.object({ id: uuid }),
      answers: { 204: null },
      handler: async (call) => {
        await withdraw.run(asId(call.params.id), signedIn(call).id);
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/my-reports',
      access: 'authenticated',
      summary:
        'List the caller’s reports with their outcomes, newest first; filters by contentType and contentId',
      query: myReportsQuerySchema,
      answers: { 200: z.array(myReportSchema) },
      handler: async (call) => {
        const { contentType, contentId } = call.query;
        const me = signedIn(call).id;
        const rows =
          contentType && contentId
            ? await reports.about(me, contentType, contentId)
            : await reports.of(me, pageOf(call));
        const shown = rows.map((row) => ({ ...row, actions: reportActions(row.status) }));
        return pageAnswer(call, shown, ({ pageAt, id }) => ({ at: pageAt, id }));
      },
    }),
  ];
}
