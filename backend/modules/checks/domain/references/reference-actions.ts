import type { ReferenceAction, ReferencePageAction } from '../../contract/vocabulary/order/check-actions.ts';
import { ownField, type Contact } from './own-reference.ts';

export type ReferenceStatus = 'open' | 'submitted' | 'expired' | 'revoked';

/** A request as it is stored or read; an open one expires. */
interface StoredReference {
  readonly status: Exclude<ReferenceStatus, 'expired'>;
  readonly expiresAt: Date | string;
}

export function referenceStatus({ status, expiresAt }: StoredReference, now: Date): ReferenceStatus {
  return status === 'open' && now >= new Date(expiresAt) ? 'expired' : status;
}

/** One answer a link, in its time. */
export function mayAnswer(status: ReferenceStatus): boolean {
  return status === 'open';
}

/** The giver's commands that are accepted now. */
export function answerActions(status: ReferenceStatus): ReferencePageAction[] {
  return mayAnswer(status) ? ['answer'] : [];
}

/** A given answer stays. */
export function mayRevoke(status: ReferenceStatus): boolean {
  return status === 'open';
}

/** Also of a late or a revoked request. */
export function mayReplaceLink(status: ReferenceStatus): boolean {
  return status !== 'submitted';
}

/** Older requests, whose link went to the requester, have no contact of the giver. */
export function isReachable({ email, phone }: Contact): boolean {
  return email !== null || phone !== null;
}

/** The employer's commands that are accepted now; `own` are the contacts that must not be the giver's. */
export function referenceActions(
  status: ReferenceStatus,
  giver: Contact,
  own: readonly Contact[],
): ReferenceAction[] {
  const isRenewable = mayReplaceLink(status) && isReachable(giver) && ownField(giver, own) === null;
  return [...(isRenewable ? (['renew_link'] as const) : []), ...offeredActions(status)];
}

/** The commands of the worker who offers it that are accepted now. */
export function offeredActions(status: ReferenceStatus): ReferenceAction[] {
  return mayRevoke(status) ? ['revoke'] : [];
}
