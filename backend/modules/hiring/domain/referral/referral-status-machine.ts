import { QUICK_ACTIONS, type QuickAction } from '../../contract/vocabulary/quick-action.ts';
import { DomainError } from '#kernel/domain-error.ts';
import {
  isRejected,
  isReferralStatus,
  isStatusAlias,
  STATUS_ALIASES,
  statusFacts,
  type ReferralStatus,
} from '../../contract/vocabulary/referral-status.ts';
import { STATUS_WORDS } from '../../contract/vocabulary/status-words.ts';

/** The employer's request as steps, each with its own line in the history. */
export interface PlannedChange {
  readonly steps: readonly ReferralStatus[];
  readonly target: ReferralStatus;
  readonly note: string | null;
}

export interface NextStep {
  readonly status: ReferralStatus;
  /** The side that must act first. */
  readonly actor: 'employer' | 'worker';
}

export interface NextAction {
  readonly status: ReferralStatus;
  readonly label: string;
}

/** The permitted changes of status (rules.md#referral-statuses, rules.md#paper-signature, rules.md#awaiting-signature). */
export const ReferralStatusMachine = {
  /** The canonical state behind a name an employer screen sends, or null for an unknown one. */
  canonical(requested: string): ReferralStatus | null {
    return isReferralStatus(requested) ? requested : aliased(requested);
  },

  /** A single step; from interviewing straight to hired is a direct hire (rules.md#direct-hire). */
  allows(from: ReferralStatus, to: ReferralStatus): boolean {
    const { next, mayHireDirectly } = statusFacts(from);
    return next.includes(to) || (mayHireDirectly && to === 'hired');
  },

  /** @throws DomainError `hiring.illegal_transition` (rule_broken). */
  assertAllows(from: ReferralStatus, to: ReferralStatus): void {
    if (!this.allows(from, to)) throw illegalTransition(from, to);
  },

  /**
   * The steps from a state to the requested name, aliases included.
   * @throws DomainError `hiring.unknown_status` (invalid), `hiring.illegal_transition` (rule_broken),
   * `hiring.note_required` (invalid) for a rejection or a paper signature without a note.
   */
  plan(from: ReferralStatus, requested: string, note: string | null): PlannedChange {
    const target = this.canonical(requested);
    if (!target)
      throw new DomainError('hiring.unknown_status', 'invalid', 'Unknown status', { path: 'status' });
    const steps = stepsTo(from, target, requested);
    for (const [index, step] of steps.entries()) this.assertAllows(steps[index - 1] ?? from, step);
    const words = note?.trim() || (requested === 'pass' ? 'Passed' : null);
    if (target === 'rejected' || target === 'offer_signed') assertNote(words);
    return { steps, target, note: words };
  },

  /**
   * The employer's possible actions; only a rejection while a digital letter awaits an answer
   * (rules.md#awaiting-signature).
   */
  nextActions(
    status: ReferralStatus,
    { digitalOfferAwaiting }: { digitalOfferAwaiting: boolean },
  ): NextAction[] {
    return statusFacts(status)
      .next.filter((next) => !(digitalOfferAwaiting && next === 'offer_signed'))
      .map((next) => ({ status: next, label: STATUS_WORDS[next].action }));
  },

  /** The quick list's actions under the names that the status call takes (rules.md#status-aliases): each is possible now, without more words. */
  quickActions(status: ReferralStatus): QuickAction[] {
    return QUICK_ACTIONS.filter((action) => {
      const target = this.canonical(action);
      return target !== null && isWay(status, stepsTo(status, target, action));
    });
  },

  /** The step on the way to a finished hire; null at its end. The worker's turn is only an offer that awaits an answer. */
  nextStep(
    status: ReferralStatus,
    { digitalOfferAwaiting }: { digitalOfferAwaiting: boolean },
  ): NextStep | null {
    const { next, actor } = statusFacts(status);
    const step = next.find((one) => !isRejected(one));
    if (!step) return null;
    return { status: step, actor: actor === 'worker' && digitalOfferAwaiting ? 'worker' : 'employer' };
  },
} as const;

function isWay(from: ReferralStatus, steps: readonly ReferralStatus[]): boolean {
  return steps.every((step, index) => ReferralStatusMachine.allows(steps[index - 1] ?? from, step));
}

function aliased(requested: string): ReferralStatus | null {
  return isStatusAlias(requested) ? STATUS_ALIASES[requested] : null;
}

/** Only the alias of the quick screen covers both steps; the state's own name does not (rules.md#interview-alias). */
function stepsTo(from: ReferralStatus, target: ReferralStatus, requested: string): ReferralStatus[] {
  const byAlias = target === 'interviewing' && requested !== 'interviewing';
  return from === 'submitted' && byAlias ? ['contacted', 'interviewing'] : [target];
}

export function illegalTransition(from: ReferralStatus, to: ReferralStatus): DomainError {
  return new DomainError(
    'hiring.illegal_transition',
    'rule_broken',
    'This step is not possible now. The referral may have moved on.',
    { from, to },
  );
}

/** @throws DomainError `hiring.note_required` (invalid) when there are no words in the note (rules.md#rejection-reason, rules.md#paper-signature). */
export function assertNote(note: string | null): asserts note is string {
  if (!note?.trim())
    throw new DomainError('hiring.note_required', 'invalid', 'A note is required', { path: 'notes' });
}
