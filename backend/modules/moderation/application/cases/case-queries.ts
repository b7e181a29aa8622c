import type { UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type {
  AppealLink,
  CaseDetail,
  HeldContent,
  ListedAppeal,
  ListedModerationAction,
  ModerationCase,
  MyModerationAction,
} from '../../contract/index.ts';
import type { ReportReason, ReportTarget, Severity } from '../../contract/vocabulary/reports.ts';

export interface CaseSearch {
  readonly state: 'open' | 'decided' | 'all';
  readonly kind: ReportTarget | null;
  readonly severity: Severity | null;
  readonly reason: ReportReason | null;
  /** Claimed by this moderator. */
  readonly claimedBy: UserId | null;
  /** About what they wrote, or themselves. */
  readonly authorId: string | null;
  readonly reporterId: string | null;
}

export type Paged<Row> = Row & { readonly pageAt: string };
export type CaseReports = Pick<CaseDetail, 'reports' | 'neighbors'>;

/** Queries for moderators and for people affected by decisions. A list has one extra row if more follow. */
export interface CaseQueries {
  /** Open ones by when they are due, the others the newest first. */
  list(search: CaseSearch, page: Page, now: Date): Promise<readonly Paged<ModerationCase>[]>;
  /** How many there are, counted up to `most`; so are the others. */
  found(search: CaseSearch, now: Date, most: number): Promise<number>;
  /** By its own id, or by that of one of its reports. */
  one(id: string, now: Date): Promise<(ModerationCase & { readonly authorId: UserId }) | null>;
  /** Its reports, and what was said before and after. */
  around(id: string): Promise<CaseReports>;
  casesAbout(userId: UserId): Promise<number>;
  actions(userId: UserId | null, page: Page): Promise<readonly Paged<ListedModerationAction>[]>;
  actionsFound(userId: UserId | null, most: number): Promise<number>;
  actionsAbout(userId: UserId, page: Page): Promise<readonly Paged<MyModerationAction>[]>;
  /**
   * The person's content that waits for a moderator and is hidden from others, newest first, at most a
   * hundred.
   */
  heldOf(userId: UserId): Promise<readonly HeldContent[]>;
  actionOfLink(tokenHash: string): Promise<AppealLink | null>;
  /** Open ones the oldest first, answered ones the newest first. */
  appeals(state: 'open' | 'answered', page: Page): Promise<readonly Paged<Omit<ListedAppeal, 'actions'>>[]>;
  appealsFound(state: 'open' | 'answered', most: number): Promise<number>;
  countOpen(): Promise<number>;
}
