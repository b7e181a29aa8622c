import { REFERRAL_SORTS, type ReferralSort } from '#contract/hiring/vocabulary/referral-facts.ts';
import { REFERRAL_STATUSES, type ReferralStatus } from '#entities/referral/index.ts';

export type View = 'list' | 'board';

/** The list's settings in the address, so that it can be shared and the back button works. */
export interface ListParams {
  readonly view: View;
  readonly job: string;
  readonly status: readonly ReferralStatus[];
  readonly q: string;
  readonly unconfirmed: boolean;
  readonly sort: ReferralSort;
  /** The dialog that opens, and its referral; notices link to it. */
  readonly linked: Linked | null;
}

export interface Linked {
  readonly dialog: (typeof LINKED_DIALOGS)[number];
  readonly referralId: string;
}

/** The address has the dialog's name, with the referral as its value. */
const LINKED_DIALOGS = ['letter', 'check', 'drugTest'] as const;

export function readListParams(params: URLSearchParams): ListParams {
  const named = (params.get('status') ?? '').split(',');
  const dialog = LINKED_DIALOGS.find((name) => params.get(name));
  return {
    view: params.get('view') === 'board' ? 'board' : 'list',
    job: params.get('job') ?? '',
    status: REFERRAL_STATUSES.filter((status) => named.includes(status)),
    q: params.get('q') ?? '',
    unconfirmed: params.get('unconfirmed') === 'true',
    sort: REFERRAL_SORTS.find((sort) => sort === params.get('sort')) ?? REFERRAL_SORTS[0],
    linked: dialog ? { dialog, referralId: params.get(dialog) ?? '' } : null,
  };
}

/** Leaves defaults out of the address. */
export function writeListParams(asked: ListParams): URLSearchParams {
  const { view, job, status, q, unconfirmed, sort, linked } = asked;
  const params = new URLSearchParams();
  if (view === 'board') params.set('view', view);
  if (job) params.set('job', job);
  if (status.length > 0) params.set('status', status.join(','));
  if (q.trim()) params.set('q', q.trim());
  if (unconfirmed) params.set('unconfirmed', 'true');
  if (sort !== REFERRAL_SORTS[0]) params.set('sort', sort);
  if (linked) params.set(linked.dialog, linked.referralId);
  return params;
}

export function isNarrowed({ job, status, q, unconfirmed }: ListParams): boolean {
  return job !== '' || status.length > 0 || q !== '' || unconfirmed;
}
