import { DomainError } from '#kernel/domain-error.ts';
import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { assertMayRefer, type ReferralSubmission } from '../../domain/referral/referral-submission.ts';
import type { Opening, ReferralFactory, ReferredWorker, Referring } from './referral-factory.ts';
import type { ReferralRepository } from '../ports.ts';
import { alreadyReferred } from '../errors.ts';

/** A worker of the crew as they were put forward. */
export interface CrewMember {
  readonly id: ReferralId;
  readonly workerName: string;
  readonly workerPhone: string;
}

interface RowIssue {
  readonly path: string;
  readonly message: string;
  readonly refusal: DomainError;
}

const PHONE = 'workerPhone';

interface SubmitCrewNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly factory: ReferralFactory;
  readonly referrals: ReferralRepository;
}

/** Several workers for one job in one go: a referral each, all of them or none (rules.md#crews). */
export class SubmitCrew {
  private readonly needs: SubmitCrewNeeds;

  constructor(needs: SubmitCrewNeeds) {
    this.needs = needs;
  }

  /**
   * In the order in which they were given.
   * @throws DomainError as `SubmitReferral`, and `hiring.worker_twice`; what a row is refused for stands in `issues`
   */
  async run(
    by: UserId,
    referring: Referring,
    workers: readonly ReferredWorker[],
  ): Promise<readonly CrewMember[]> {
    const attempt = () => this.needs.unitOfWork.transaction(() => this.submit(by, referring, workers));
    try {
      return await attempt();
    } catch (error) {
      // Someone referred one of them at the same moment: this time the row can be named.
      if (
        error instanceof DomainError &&
        error.code === 'hiring.already_referred' &&
        !('issues' in error.details)
      )
        return attempt();
      throw error;
    }
  }

  private async submit(by: UserId, referring: Referring, workers: readonly ReferredWorker[]) {
    const opening = await this.needs.factory.open(by, referring);
    const crew = { id: newId<'crew'>(), size: workers.length };
    const issues: RowIssue[] = [];
    const rows = workers.flatMap((worker, index) => {
      const path = `team.${index}.${PHONE}`;
      const workerPhone = refused(issues, path, () => this.needs.factory.phone(worker.workerPhone, path));
      if (workerPhone === null) return [];
      return [{ path, submission: this.needs.factory.submission(opening, { ...worker, workerPhone }, crew) }];
    });
    this.judge(rows, opening, issues);
    await this.findTaken(rows, opening, issues);
    throwFirst(issues);
    return this.add(
      opening,
      rows.map(({ submission }) => submission),
    );
  }

  private judge(rows: readonly Row[], { job }: Opening, issues: RowIssue[]): void {
    const seen = new Set<string>();
    for (const { path, submission } of rows) {
      refused(issues, path, () => {
        if (seen.has(submission.workerPhone)) throw workerTwice(path);
        seen.add(submission.workerPhone);
        assertMayRefer(submission, job);
      });
    }
  }

  private async findTaken(rows: readonly Row[], { job }: Opening, issues: RowIssue[]): Promise<void> {
    const phones = rows.map(({ submission }) => submission.workerPhone);
    const taken = new Set(await this.needs.referrals.livePhones(job.id, phones));
    for (const { path, submission } of rows) {
      if (!taken.has(submission.workerPhone)) continue;
      const refusal = alreadyReferred();
      issues.push({ path, message: refusal.message, refusal });
    }
  }

  /** By phone, so that two crews with the same people wait for each other instead of for ever. */
  private async add(opening: Opening, submissions: readonly ReferralSubmission[]) {
    const made = new Map<string, CrewMember>();
    for (const submission of submissions.toSorted((one, other) =>
      one.workerPhone < other.workerPhone ? -1 : 1,
    )) {
      const { id, workerName, workerPhone } = await this.needs.factory.add(opening, submission);
      made.set(workerPhone, { id, workerName, workerPhone });
    }
    return submissions.flatMap(({ workerPhone }) => made.get(workerPhone) ?? []);
  }
}

interface Row {
  readonly path: string;
  readonly submission: ReferralSubmission;
}

function workerTwice(path: string): DomainError {
  return new DomainError('hiring.worker_twice', 'invalid', 'This worker is in the crew twice', { path });
}

/** A closed job or the referrer's own job concerns all rows, so these errors propagate. */
const OF_A_ROW: ReadonlySet<string> = new Set([
  'hiring.phone_invalid',
  'hiring.worker_twice',
  'hiring.self_referral',
]);

function refused<T>(issues: RowIssue[], path: string, judge: () => T): T | null {
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof DomainError) || !OF_A_ROW.has(error.code)) throw error;
    issues.push({ path, message: error.message, refusal: error });
    return null;
  }
}

/**
 * Reports all rows in one answer, with the code of the first problem: typing mistakes come before refusals.
 */
function throwFirst(issues: readonly RowIssue[]): void {
  const inOrder = [...issues].sort((one, other) => rowOf(one) - rowOf(other));
  const first = inOrder.find(({ refusal }) => refusal.kind === 'invalid') ?? inOrder[0];
  if (!first) return;
  const { code, kind, message } = first.refusal;
  const listed = inOrder.map((issue) => ({ path: issue.path, message: issue.message }));
  throw new DomainError(code, kind, message, { issues: listed });
}

function rowOf({ path }: RowIssue): number {
  return Number(path.split('.')[1]);
}
