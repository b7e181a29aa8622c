import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Checks, ReportAnswer, ReportStatus } from '../hiring.ts';

/** How an employer ends a candidacy. */
export type WayOut = 'reject' | 'undo' | 'withdraw';

interface WaysOutNeeds {
  readonly checks: Checks;
  readonly accounts: Pick<AccountReader, 'person'>;
  readonly clock: Clock;
}

/**
 * (tx) The one gate on every way out of a candidacy while a report has findings or a notice is running (rules.md#ways-out). The caller
 * has locked the referral.
 */
export class WaysOut {
  private readonly needs: WaysOutNeeds;

  constructor(needs: WaysOutNeeds) {
    this.needs = needs;
  }

  /**
   * Passes if no report is open, or if the employer says that it plays no part; stores that answer with name
   * and time. After a notice because of the report, the answer requires another reason, which is stored with it.
   * @throws DomainError `checks.adverse_action_pending` (conflict) with `asks`: whether the employer has yet
   * to answer; `checks.other_reason_required` (422)
   */
  async pass(id: ReferralId, by: UserId, way: WayOut, answer: ReportAnswer): Promise<void> {
    const { checks, accounts, clock } = this.needs;
    const { reportPlaysPart = null, otherReason = null } = answer;
    const status = await checks.reportStatus(id);
    if (status === 'clear') return;
    if (reportPlaysPart !== false) throw pending(status, reportPlaysPart);
    if (wasNotified(status) && otherReason === null) throw reasonMissing();
    const person = await accounts.person(by);
    const statedBy = person ? `${person.firstName} ${person.lastName}` : '';
    await checks.saveStatement({ referralId: id, way, statedBy, otherReason, at: clock.now() });
  }

  /** The referrals of this employer with findings on which no decision is announced. */
  async heldOf(employerId: UserId): Promise<readonly ReferralId[]> {
    return this.needs.checks.openReports(employerId);
  }

  /** Blocks automatic endings meanwhile, because no user is present to answer. */
  async isHeld(id: ReferralId): Promise<boolean> {
    return (await this.needs.checks.reportStatus(id)) !== 'clear';
  }
}

const ASKS = 'A check on this candidate found something. Say whether it plays any part in your decision.';
const ANNOUNCE_FIRST =
  'Because the report plays a part, send the candidate the notice first. They have five business days to answer it.';
const RUNNING =
  "A decision based on a check or test is under way. Wait until it's final, or cancel it first.";

function pending(status: ReportStatus, playsPart: boolean | null): DomainError {
  const asks = playsPart === null;
  const afterYes = status === 'announced' ? RUNNING : ANNOUNCE_FIRST;
  return new DomainError('checks.adverse_action_pending', 'conflict', asks ? ASKS : afterYes, { asks });
}

/** The notice named the report as the reason, so another one is required. */
function wasNotified(status: ReportStatus): boolean {
  return status === 'announced' || status === 'retracted';
}

function reasonMissing(): DomainError {
  return new DomainError(
    'checks.other_reason_required',
    'rule_broken',
    'You sent this candidate a notice because of the report. Enter the other reason for your decision.',
    { path: 'otherReason' },
  );
}
