import type { AdminLetter } from '#contract/admin/letters.ts';
import type { AdminJob, AdminReferral, AdminSecurityEvent, AuditEntry } from '#contract/admin/lists.ts';
import type { AdminInboundText } from '#contract/admin/inbound-texts.ts';
import type { AdminText } from '#contract/admin/texts.ts';
import type { ListedModerationAction, ModerationCase } from '#contract/moderation/cases.ts';
import type { StatusSearch } from '#entities/admin/index.ts';
import { api, paged } from '#shared/api/index.ts';

/** Filters a list by a person's role in its items. */
export interface OfPerson {
  readonly employerId?: string;
  readonly referrerId?: string;
  readonly workerId?: string;
}
export const EVERYONE: OfPerson = {};
type WorkSearch = StatusSearch & OfPerson;

interface MeaningSearch {
  readonly q?: string;
  readonly meaning?: string;
}

interface SecurityEventSearch {
  readonly q?: string;
  readonly kind?: string;
  readonly userId?: string;
}

interface AuditSearch {
  readonly action?: string;
  readonly subjectId?: string;
}

export type CasesOfPerson = { readonly authorId: string } | { readonly reporterId: string };

interface DecisionSearch {
  readonly userId?: string;
}

const adminListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminJobs: build.infiniteQuery(paged<AdminJob, WorkSearch>('/admin/jobs')),
    adminReferrals: build.infiniteQuery(paged<AdminReferral, WorkSearch>('/admin/referrals')),
    adminLetters: build.infiniteQuery(paged<AdminLetter, WorkSearch>('/admin/offer-letters')),
    adminTexts: build.infiniteQuery(paged<AdminText, StatusSearch>('/admin/texts')),
    adminInboundTexts: build.infiniteQuery(paged<AdminInboundText, MeaningSearch>('/admin/inbound-texts')),
    adminSecurityEvents: build.infiniteQuery(
      paged<AdminSecurityEvent, SecurityEventSearch>('/admin/security-events'),
    ),
    auditLog: build.infiniteQuery({
      ...paged<AuditEntry, AuditSearch>('/admin/audit-log'),
      providesTags: ['AuditLog'],
    }),
    casesOfPerson: build.infiniteQuery({
      ...paged<ModerationCase, CasesOfPerson>((of) => ({
        url: '/admin/reports',
        params: { state: 'all', ...of },
      })),
      providesTags: ['Case'],
    }),
    decisions: build.infiniteQuery({
      ...paged<ListedModerationAction, DecisionSearch>('/admin/moderation-actions'),
      providesTags: ['Decision'],
    }),
  }),
});

export const {
  useAdminInboundTextsInfiniteQuery,
  useAdminJobsInfiniteQuery,
  useAdminLettersInfiniteQuery,
  useAdminReferralsInfiniteQuery,
  useAdminSecurityEventsInfiniteQuery,
  useAdminTextsInfiniteQuery,
  useAuditLogInfiniteQuery,
  useCasesOfPersonInfiniteQuery,
  useDecisionsInfiniteQuery,
} = adminListsApi;
