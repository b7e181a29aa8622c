import { addHours, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import { ReferralStatusMachine } from '../../domain/referral/referral-status-machine.ts';
import type { WorkDone } from '../../domain/referral/work-done.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';
import type { RequestedStatus, ChangeStatus } from '../referral/change-status.ts';
import type { ReferralQueries } from '../referral/referral-queries.ts';
import type { RollBack } from '../referral/roll-back.ts';

const UNDO_HOURS = 24;

export interface BulkResult {
  readonly id: ReferralId;
  readonly outcome: 'changed' | 'unchanged' | 'refused';
  readonly status: ReferralStatus | null;
  readonly code: string | null;
  readonly message: string | null;
}

export interface BulkOutcome {
  readonly results: readonly BulkResult[];
  readonly changed: number;
  readonly undoUntil: Date | null;
}

/** Errors that say: someone else was at the same referral at the same moment. */
export type IsContention = (error: unknown) => boolean;

/** The same step for each, and an answer about the work for each hire. */
export interface BulkChange extends RequestedStatus {
  readonly work?: readonly (WorkDone & { readonly id: string })[];
}

interface ChangeInBulkNeeds {
  readonly changeStatus: ChangeStatus;
  readonly rollBack: RollBack;
  readonly queries: ReferralQueries;
  readonly isContention: IsContention;
  readonly clock: Clock;
}

/**
 * One step for many referrals. Each has a transaction of its own: what is refused for one does not hold back the
 * others, and a call that breaks off half-way may be repeated.
 */
export class ChangeInBulk {
  private readonly needs: ChangeInBulkNeeds;

  constructor(needs: ChangeInBulkNeeds) {
    this.needs = needs;
  }

  async move(
    ids: readonly ReferralId[],
    by: UserId,
    { work = [], ...asked }: BulkChange,
  ): Promise<BulkOutcome> {
    const target = ReferralStatusMachine.canonical(asked.status);
    if (!target)
      throw new DomainError('hiring.unknown_status', 'invalid', 'Unknown status', { path: 'status' });
    const first = this.needs.clock.now();
    const results: BulkResult[] = [];
    for (const id of ids) {
      const said = work.find((answer) => answer.id === id);
      const own = said ? { worked: said.worked, lastDay: said.lastDay } : {};
      results.push(await this.moveOne(id, by, { ...asked, ...own }, target));
    }
    const changed = results.filter(({ outcome }) => outcome === 'changed').length;
    return { results, changed, undoUntil: changed > 0 ? addHours(first, UNDO_HOURS) : null };
  }

  /** Undoes the last change of each; with `expected`, only where that change is still the last one. */
  async undo(ids: readonly ReferralId[], by: UserId, expected: ReferralStatus | null): Promise<BulkOutcome> {
    const results: BulkResult[] = [];
    for (const id of ids) {
      results.push(
        await this.attempt(id, () => this.needs.rollBack.run(id, by, { expected, isOneOfMany: true })),
      );
    }
    const changed = results.filter(({ outcome }) => outcome === 'changed').length;
    return { results, changed, undoUntil: null };
  }

  private async moveOne(
    id: ReferralId,
    by: UserId,
    asked: RequestedStatus,
    target: ReferralStatus,
  ): Promise<BulkResult> {
    const result = await this.attempt(id, async () => {
      await this.needs.changeStatus.run(id, by, { ...asked, isOneOfMany: true });
      return target;
    });
    if (result.code !== 'hiring.illegal_transition') return result;
    const now = await this.needs.queries.one(id);
    return now?.status === target ? { ...DONE, id, outcome: 'unchanged', status: target } : result;
  }

  private async attempt(id: ReferralId, change: () => Promise<ReferralStatus>): Promise<BulkResult> {
    try {
      return { ...DONE, id, outcome: 'changed', status: await change() };
    } catch (error) {
      const { code, message } = this.refusal(error);
      return { id, outcome: 'refused', status: null, code, message };
    }
  }

  private refusal(error: unknown): { readonly code: string; readonly message: string } {
    if (error instanceof DomainError) return error;
    if (!this.needs.isContention(error)) throw error;
    return { code: 'http.stale', message: 'Someone else just changed this' };
  }
}

const DONE = { code: null, message: null } as const;
