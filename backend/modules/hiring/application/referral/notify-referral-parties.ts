import type { DomainEvent } from '#kernel/domain-events.ts';
import { asId } from '#kernel/ids.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import {
  applicationStatus,
  SUCCESSFUL_HIRE_STATUSES,
  type ReferralStatus,
} from '../../contract/vocabulary/referral-status.ts';
import type { ReferralFacts } from '../hiring.ts';
import type { OwnReferrals } from './own-referrals.ts';
import type { ReferralFactsReader } from './referral-facts-reader.ts';

type StatusChanged = DomainEvent<'hiring.referral_status_changed'>;
type RolledBack = DomainEvent<'hiring.referral_rolled_back'>;
type Told =
  | StatusChanged
  | DomainEvent<
      | 'hiring.referral_submitted'
      | 'hiring.referral_confirmed'
      | 'hiring.referral_declined_by_worker'
      | 'hiring.referral_hired'
      | 'hiring.referral_rolled_back'
    >;

/** The first, the hire and completed work have words of their own. */
const SILENT_STEPS: ReadonlySet<ReferralStatus> = new Set(['submitted', ...SUCCESSFUL_HIRE_STATUSES]);

interface NotifyReferralPartiesNeeds {
  readonly notifier: Notifier;
  readonly facts: ReferralFactsReader;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
}

/** Notifies the employer, the referrer, and a worker with an account of a referral's changes. */
export class NotifyReferralParties {
  private readonly needs: NotifyReferralPartiesNeeds;

  constructor(needs: NotifyReferralPartiesNeeds) {
    this.needs = needs;
  }

  async run(event: Told): Promise<void> {
    const facts = await this.needs.facts.read(asId<'referral'>(event.payload.referralId));
    if (!facts) return;
    // The referral has moved since, and a later notice reports its current status.
    if (event.name === 'hiring.referral_status_changed' && event.payload.to !== facts.status) return;
    const { referralId, jobId, workerName, jobTitle, employerId, referrerId } = facts;
    const data = { referralId, jobId, workerName, jobTitle };
    if (event.name === 'hiring.referral_submitted') {
      const kind = event.payload.source === 'quick_apply' ? 'application_received' : 'referral_received';
      return this.needs.notifier.notify({ userId: employerId, kind, data });
    }
    if (event.name === 'hiring.referral_rolled_back') return this.takeBack(event, facts);
    if (event.name === 'hiring.referral_status_changed') await this.tellWorker(event, facts);
    const kind = kindOf(event);
    if (kind === 'referral_confirmed' || kind === 'referral_declined') {
      await this.needs.notifier.notify({ userId: employerId, kind, data });
    }
    if (referrerId === null || kind === null || isOwnNews(event)) return;
    if (kind !== 'referral_status_changed')
      return this.needs.notifier.notify({ userId: referrerId, kind, data });
    if (event.name !== 'hiring.referral_status_changed') return;
    await this.needs.notifier.notify({
      userId: referrerId,
      kind,
      data: { ...data, status: event.payload.to },
    });
  }

  /** Takes back the notices of an undone step (rules.md#one-notice). */
  private async takeBack({ payload }: RolledBack, { referralId, referrerId }: ReferralFacts): Promise<void> {
    const { undone } = payload;
    const statuses = [undone, applicationStatus(undone), AS_RECEIVED[undone] ?? undone];
    for (const userId of [referrerId, await this.needs.own.workerOf(referralId)]) {
      if (userId === null) continue;
      await this.needs.notifier.takeBack({ userId, referralId, isHire: undone === 'hired', statuses });
    }
  }

  private async tellWorker(event: StatusChanged, facts: ReferralFacts): Promise<void> {
    const status = toldToWorker(event);
    const userId = status === null ? null : await this.needs.own.workerOf(facts.referralId);
    if (status === null || userId === null) return;
    const { referralId, jobId, workerName, jobTitle, company } = facts;
    const data = { referralId, jobId, workerName, jobTitle, company, status };
    await this.needs.notifier.notify({ userId, kind: 'application_moved', data });
  }
}

/** Every step of the employer's, and an ended offer. The worker needs no notice of their own steps. */
function toldToWorker({ payload: { to, actorId, reason, isWorkerTold } }: StatusChanged): string | null {
  if (reason === 'offer_expired' || reason === 'offer_withdrawn') return reason;
  // The rating question announces completed work.
  if (to === 'completed') return null;
  if (to === 'submitted' || reason === 'rolled_back' || actorId === null) return null;
  if (isWorkerTold) return null;
  return AS_RECEIVED[to] ?? applicationStatus(to);
}

/** The offer's notice for the worker. */
const AS_RECEIVED: Readonly<Partial<Record<ReferralStatus, string>>> = {
  offer_sent: 'offer_received',
  offer_signed: 'offer_taken',
};

const KINDS = {
  'hiring.referral_confirmed': 'referral_confirmed',
  'hiring.referral_declined_by_worker': 'referral_declined',
  'hiring.referral_hired': 'worker_hired',
  'hiring.referral_status_changed': 'referral_status_changed',
  'hiring.referral_submitted': null,
  'hiring.referral_rolled_back': null,
} as const satisfies Record<Told['name'], string | null>;

function kindOf(event: Told) {
  if (event.name === 'hiring.referral_confirmed' && event.payload.isByDeed) return null;
  const isNews = event.name !== 'hiring.referral_status_changed' || isWorthTelling(event.payload);
  return isNews ? KINDS[event.name] : null;
}

/** The referrer has typed the code that the worker read out. */
function isOwnNews(event: Told): boolean {
  return event.name === 'hiring.referral_confirmed' && event.payload.isByReferrer === true;
}

/** Separate notices report that the worker declined, and how an offer ended without a yes. */
const TOLD_ELSEWHERE: ReadonlySet<string | null> = new Set([
  'worker_declined',
  'offer_declined',
  'offer_expired',
]);

/** A step that was undone within the day needs no notice. */
function isWorthTelling({ to, reason }: { to: ReferralStatus; reason: string | null }): boolean {
  return !SILENT_STEPS.has(to) && reason !== 'rolled_back' && !TOLD_ELSEWHERE.has(reason);
}
