import type { UserId } from './ids.ts';

/** What an admin did. It holds ids and words of the product alone: it can never be changed, so it names nobody. */
export interface AuditedAction {
  readonly actorId: UserId;
  /** `subject.action`, for instance `user.role_changed`. */
  readonly action: string;
  readonly subject: { readonly type: string; readonly id: string | null };
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  /** The `X-Request-Id` of the call, where there was one. */
  readonly requestId?: string | null;
}

/** The audit log of admin actions (rules.md#admin-audit-trail), for whichever context an admin acts in. */
export interface AuditTrail {
  /** (tx) Written with what it tells of: both exist, or neither. */
  record(action: AuditedAction): Promise<void>;
}
