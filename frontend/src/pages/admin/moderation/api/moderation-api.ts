import type { ListedAppeal } from '#contract/moderation/appeals.ts';
import type { CaseDetail, ModerationCase } from '#contract/moderation/cases.ts';
import type { CaseAction } from '#contract/moderation/vocabulary/decisions.ts';
import { api, paged } from '#shared/api/index.ts';

export type CaseSearch = Readonly<Record<string, string>>;

interface Resolution {
  readonly id: string;
  readonly action: CaseAction;
  readonly note: string;
  readonly notes: string | null;
  readonly reasonCategory: string | null;
  readonly duration: number | null;
}

const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    cases: build.infiniteQuery({
      ...paged<ModerationCase, CaseSearch>('/admin/reports'),
      providesTags: ['Case'],
    }),
    oneCase: build.query<CaseDetail, string>({
      query: (id) => `/admin/reports/${id}`,
      providesTags: ['Case'],
    }),
    claimCase: build.mutation<CaseDetail, string>({
      query: (id) => ({ url: `/admin/reports/${id}/claim`, method: 'POST', body: {} }),
      invalidatesTags: ['Case'],
    }),
    releaseCase: build.mutation<null, string>({
      query: (id) => ({ url: `/admin/reports/${id}/claim`, method: 'DELETE' }),
      invalidatesTags: ['Case'],
    }),
    resolveCase: build.mutation<CaseDetail, Resolution>({
      query: ({ id, ...body }) => ({ url: `/admin/reports/${id}/resolve`, method: 'POST', body }),
      invalidatesTags: ['Case', 'Decision', 'AdminStats', 'AuditLog'],
    }),
    appeals: build.infiniteQuery({
      ...paged<ListedAppeal, { state: string }>('/admin/appeals'),
      providesTags: ['Appeal'],
    }),
    answerAppeal: build.mutation<null, { id: string; uphold: boolean; note: string }>({
      query: ({ id, ...body }) => ({ url: `/admin/appeals/${id}`, method: 'POST', body }),
      invalidatesTags: ['Appeal', 'Decision', 'AuditLog'],
    }),
  }),
});

export const {
  useCasesInfiniteQuery,
  useOneCaseQuery,
  useClaimCaseMutation,
  useReleaseCaseMutation,
  useResolveCaseMutation,
  useAppealsInfiniteQuery,
  useAnswerAppealMutation,
} = moderationApi;
