import type { MyReport, Reported } from '#contract/moderation/reports.ts';
import type { ReportReason } from '#contract/moderation/vocabulary/reports.ts';
import { api } from '#shared/api/index.ts';
import type { Reportable } from '../model/report-target.ts';

interface ReportText {
  readonly reason: ReportReason;
  readonly description: string;
}

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The user's own report of this item, if any. */
    myReportAbout: build.query<MyReport | null, Reportable>({
      query: ({ contentType, contentId }) => ({
        url: '/my-reports',
        params: { contentType, contentId, limit: 1 },
      }),
      transformResponse: (rows: readonly MyReport[] | null) => rows?.[0] ?? null,
      providesTags: ['MyReport'],
    }),
    report: build.mutation<Reported, Reportable & ReportText>({
      query: (body) => ({ url: '/reports', method: 'POST', body }),
      invalidatesTags: ['MyReport'],
    }),
    withdrawReport: build.mutation<null, string>({
      query: (id) => ({ url: `/reports/${id}`, method: 'DELETE' }),
      invalidatesTags: ['MyReport'],
    }),
  }),
});

export const { useMyReportAboutQuery, useReportMutation, useWithdrawReportMutation } = reportApi;
