import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { CaseDetail } from '../../contract/index.ts';
import { ACTIONS_FOR } from '../../contract/vocabulary/decisions.ts';
import { claimActions, refusalOfDecision } from '../../domain/cases/case-actions.ts';
import { trustLevel } from '../../domain/trust/trust-level.ts';
import type { ReportTarget } from '../../contract/vocabulary/reports.ts';
import type { FoundContent, ReportedContents } from '../content/reported-content.ts';
import { reportNotFound } from '../errors.ts';
import type { TrustReader } from '../trust/trust-reader.ts';
import type { CaseQueries } from './case-queries.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

const SHOWN_ACTIONS = 20;

interface ReadCaseNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly queries: CaseQueries;
  readonly contents: ReportedContents;
  readonly trust: TrustReader;
  readonly clock: Clock;
}

/** A case with everything that is needed to decide it. */
export class ReadCase {
  private readonly needs: ReadCaseNeeds;

  constructor(needs: ReadCaseNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `moderation.report_not_found` (404) */
  async run(id: string, reader: UserId): Promise<CaseDetail> {
    const { unitOfWork, queries, contents, clock } = this.needs;
    const one = await queries.one(id, clock.now());
    if (!one) throw reportNotFound();
    // The contents are found as they are changed, under a lock.
    const content = await unitOfWork.transaction(() => contents.find(one.targetType, one.targetId));
    const [around, history] = [await queries.around(one.id), await this.historyOf(one.authorId)];
    const work = { ...one, claimedBy: one.assignedTo?.id ?? null };
    const mayDecide = refusalOfDecision(work, reader, clock.now()) === null;
    const actions = mayDecide ? ACTIONS_FOR[one.targetType] : [];
    const mayOpen = content !== null && (await this.mayOpen(one.targetType, content, reader));
    return {
      ...one,
      ...around,
      content: content && shown(content, mayOpen),
      history,
      actions: [...actions],
      claimActions: claimActions(work, reader, clock.now()),
    };
  }

  private async mayOpen(
    kind: ReportTarget,
    { id, isHidden, isDeleted }: FoundContent,
    reader: UserId,
  ): Promise<boolean> {
    if (kind === 'user' || isHidden || isDeleted) return false;
    return this.needs.contents.of(kind).isReadableBy(id, reader);
  }

  private async historyOf(userId: UserId): Promise<CaseDetail['history']> {
    const { queries, trust, clock } = this.needs;
    const now = clock.now();
    const facts = await trust.factsOf(userId, now);
    const actions = await queries.actions(userId, { limit: SHOWN_ACTIONS, after: null });
    return {
      trust: facts ? trustLevel(facts, now) : 'unconfirmed',
      joinedAt: facts?.joinedAt.toISOString() ?? null,
      contributions: facts?.contributions ?? 0,
      upheldReports: facts?.upheldReports ?? 0,
      cases: await queries.casesAbout(userId),
      actions: actions.slice(0, SHOWN_ACTIONS),
    };
  }
}

function shown(found: FoundContent, mayOpen: boolean): CaseDetail['content'] {
  const { title, text, html, beside = [], path, isHidden, isLocked, isDeleted, createdAt } = found;
  const state = { mayOpen, isHidden, isLocked, isDeleted };
  return { title, text, html, beside: [...beside], path, ...state, createdAt: createdAt.toISOString() };
}
