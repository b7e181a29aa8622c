import type { UserId } from './ids.ts';

/**
 * An admin's action. It holds only IDs and words of the product, never names, because it cannot be changed.
 */
export interface AuditedAction {
  readonly actorId: UserId;
  /** `subject.action`, for example `user.role_changed`. */
  readonly action: string;
  readonly subject: { readonly type: string; readonly id: string | null };
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  /** The `X-Request-Id` of the call, if it has one. */
  readonly requestId?: string | null;
}

/** The audit log of admin actions (rules.md#admin-audit-trail), for any context in which an admin acts. */
export interface AuditTrail {
  /** (tx) Writes the entry in the transaction of the action: both exist, or neither. */
  record(action: AuditedAction): Promise<void>;
}
