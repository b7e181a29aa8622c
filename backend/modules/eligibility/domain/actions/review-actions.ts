import { DomainError } from '#kernel/domain-error.ts';
import type { I9ReviewAction } from '../../contract/vocabulary/actions/i9-actions.ts';
import type { I9FormStatus } from '../../contract/vocabulary/form/i9-statuses.ts';
import type { Refusal } from './refusal.ts';

/** Why a waiting review is not finished now: both sections have to be signed first. */
export function refusalOfFinish(form: { readonly formStatus: I9FormStatus } | null): Refusal {
  if (form?.formStatus === 'complete') return null;
  const message = 'Both sections have to be signed before the form can be reviewed';
  return new DomainError('eligibility.review_not_ready', 'rule_broken', message);
}

export function reviewActions(form: Parameters<typeof refusalOfFinish>[0]): I9ReviewAction[] {
  return refusalOfFinish(form) === null ? ['finish'] : [];
}
