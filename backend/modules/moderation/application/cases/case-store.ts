import type { ReportTarget } from '../../contract/vocabulary/reports.ts';
import type { ModerationCase } from '../../domain/cases/moderation-case.ts';

/** (tx) Cases, each under a lock until the transaction ends. */
export interface CaseStore {
  /** Two that report or decide about one thing wait for each other. */
  lockTarget(kind: ReportTarget, id: string): Promise<void>;
  openOf(kind: ReportTarget, id: string): Promise<ModerationCase | null>;
  /** By its own id, or by that of one of its reports; what it is about is locked first. */
  find(id: string): Promise<ModerationCase | null>;
  save(one: ModerationCase): Promise<void>;
}

/** Texts that wait for their first look and have no case yet. */
export interface WaitingTexts {
  find(limit: number): Promise<readonly { readonly kind: ReportTarget; readonly id: string }[]>;
  /** Closes unreported cases of texts that were deleted while waiting. Returns how many. */
  endDeleted(at: Date): Promise<number>;
}
