import type { UserId } from '#kernel/ids.ts';
import type { ReportTarget } from '../../contract/vocabulary/reports.ts';

/** Reported content as a moderator sees it. */
export interface FoundContent {
  readonly id: string;
  readonly authorId: UserId;
  readonly title: string | null;
  readonly text: string;
  readonly html: string | null;
  /** Text from other fields that is read with it. */
  readonly beside?: readonly string[];
  readonly path: string;
  readonly isHidden: boolean;
  readonly isLocked: boolean;
  readonly isDeleted: boolean;
  readonly createdAt: Date;
}

export interface ContentDecision {
  readonly by: UserId | null;
  readonly reason: string;
  readonly at: Date;
}

/** One kind of what can be reported. The community’s kinds are its own; jobs, people and ratings are filled here. */
export interface ReportedContent {
  readonly kind: ReportTarget;
  find(id: string): Promise<FoundContent | null>;
  /** Whether this person can read it, ignoring whether it is hidden. */
  isReadableBy(id: string, person: UserId): Promise<boolean>;
  hide(id: string, decision: ContentDecision): Promise<void>;
  restore(id: string, decision: ContentDecision): Promise<void>;
  lock(id: string, on: boolean, decision: ContentDecision): Promise<void>;
}

/** Every kind by its name. */
export class ReportedContents {
  private readonly kinds: ReadonlyMap<ReportTarget, ReportedContent>;

  constructor(...lists: readonly (readonly ReportedContent[])[]) {
    this.kinds = new Map(lists.flat().map((one) => [one.kind, one]));
  }

  async find(kind: ReportTarget, id: string): Promise<FoundContent | null> {
    return (await this.kinds.get(kind)?.find(id)) ?? null;
  }

  of(kind: ReportTarget): ReportedContent {
    const found = this.kinds.get(kind);
    if (!found) throw new Error(`Nobody keeps what is called ${kind}`);
    return found;
  }
}
