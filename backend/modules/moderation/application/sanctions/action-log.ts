import type { Id, UserId } from '#kernel/ids.ts';
import type { ModerationAction } from '../../contract/vocabulary/decisions.ts';
import type { ReportReason, ReportTarget } from '../../contract/vocabulary/reports.ts';
import type { CaseId } from '../../domain/cases/moderation-case.ts';
import type { ReportId } from '../reports/report-store.ts';

export type ActionId = Id<'moderation_action'>;

export interface NewAction {
  readonly id: ActionId;
  /** About whom. */
  readonly userId: UserId;
  readonly action: ModerationAction;
  readonly targetType: ReportTarget;
  readonly targetId: string;
  readonly excerpt: string;
  readonly caseId: CaseId | null;
  readonly reportId: ReportId | null;
  readonly reasonCategory: ReportReason;
  /** The reason shown to the person. */
  readonly reason: string;
  /** Among moderators. */
  readonly notes: string | null;
  /** Hours. */
  readonly duration: number | null;
  readonly expiresAt: Date | null;
  readonly createdBy: UserId;
  readonly at: Date;
}

/** A decision as far as an appeal needs to know it. */
export interface LoggedAction {
  readonly id: ActionId;
  readonly userId: UserId;
  readonly action: ModerationAction;
  readonly targetType: ReportTarget;
  readonly targetId: string;
  readonly excerpt: string;
  readonly isActive: boolean;
  readonly createdBy: UserId;
}

/** Why someone is shut out now. */
export interface CurrentSuspension {
  readonly id: ActionId;
  readonly reason: string;
  /** Null if permanent. */
  readonly endsAt: string | null;
  /** Null if it was already appealed. */
  readonly appealTokenHash: string | null;
}

/** (tx) All decisions about people, stored permanently. */
export interface ActionLog {
  add(action: NewAction): Promise<void>;
  /** Locked. */
  find(id: ActionId): Promise<LoggedAction | null>;
  currentSuspension(userId: UserId): Promise<CurrentSuspension | null>;
  idByAppealToken(tokenHash: string): Promise<ActionId | null>;
  saveAppealToken(id: ActionId, tokenHash: string): Promise<void>;
  /** Marks the decision as no longer in force. */
  deactivate(id: ActionId, at: Date): Promise<void>;
  /** Ends a person's suspensions and bans; returns how many. */
  endSuspensions(userId: UserId, at: Date): Promise<number>;
  /** Those that hold although their time is over, the longest ago first; none of them is locked. */
  expired(now: Date, limit: number): Promise<readonly ActionId[]>;
  /** Marks an expired decision as no longer in force; false if it was not in force or has not expired. */
  endExpired(id: ActionId, now: Date): Promise<boolean>;
}
