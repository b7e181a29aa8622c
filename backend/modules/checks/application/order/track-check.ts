import { addHours, type Clock } from '#kernel/clock.ts';
import type { DueWork, TaskHandler, TaskMap } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { AddonDelivery } from '#modules/offers/index.ts';
import type { BackgroundCheck, BackgroundCheckId } from '../../domain/order/background-check.ts';
import {
  OrderRefused,
  ProviderAway,
  type BackgroundCheckProvider,
  type PlacedOrder,
  type ReportState,
} from './background-check-provider.ts';
import type { CheckLifecycle } from './check-lifecycle.ts';
import type { ChecksReader } from '../checks-reader.ts';
import type { BackgroundCheckRepository, CheckLog } from '../ports.ts';
import type { NotifyCheckParties } from '../notify-check-parties.ts';

export interface TrackCheckNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly reader: ChecksReader;
  readonly checks: BackgroundCheckRepository;
  readonly provider: BackgroundCheckProvider;
  readonly addons: AddonDelivery;
  readonly lifecycle: CheckLifecycle;
  readonly log: CheckLog;
  readonly people: NotifyCheckParties;
  readonly clock: Clock;
}

const AT_ONCE = 20;

/**
 * Orders the report of a paid and authorized check and reads its status: immediately by a task, on a webhook,
 * and by the clock otherwise. It reads the current status, so repetitions and their order do not matter.
 */
export class TrackCheck implements TaskHandler<'checks.follow'>, DueWork {
  readonly kind = 'checks.follow';
  readonly name = 'checks.follow_reports';
  private readonly needs: TrackCheckNeeds;

  constructor(needs: TrackCheckNeeds) {
    this.needs = needs;
  }

  async handle(data: TaskMap['checks.follow']): Promise<void> {
    await this.follow(data.checkId);
  }

  /** A check that cannot be followed now is retried later and does not delay the others. */
  async run(): Promise<number> {
    const due = await this.needs.reader.toLookAt(this.needs.clock.now(), AT_ONCE);
    const failures: unknown[] = [];
    for (const id of due) {
      const error = await this.follow(id).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error === null) continue;
      if (!(error instanceof ProviderAway)) failures.push(error);
      await this.postpone(id).catch((reason: unknown) => failures.push(reason));
    }
    if (failures.length > 0) throw failures[0];
    return due.length;
  }

  private async postpone(id: BackgroundCheckId): Promise<void> {
    const { unitOfWork, checks, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const now = await this.running(id);
      if (!now) return;
      now.check.lookAgain(addHours(clock.now(), 0.25));
      await checks.save(now.check);
    });
  }

  private async follow(id: BackgroundCheckId): Promise<void> {
    const { unitOfWork, provider } = this.needs;
    const found = await unitOfWork.transaction(() => this.running(id));
    if (!found) return;
    const { externalId } = found.check;
    if (externalId === null) {
      await this.order(found.check, found.referral);
      return;
    }
    const report = await provider.report(externalId);
    await unitOfWork.transaction(async () => {
      const now = await this.running(id);
      if (now) await this.apply(now.check, now.referral, report);
    });
  }

  /** (tx) Null for a check that needs no request to the agency. */
  private async running(
    id: BackgroundCheckId,
  ): Promise<{ check: BackgroundCheck; referral: ReferralFacts } | null> {
    const { reader, hiring, checks } = this.needs;
    const place = await reader.placeOfCheck(id);
    const referral = place && (await hiring.lockReferral(place.referralId));
    if (!referral) return null;
    const check = await checks.find(id);
    return check?.isRunning ? { check, referral } : null;
  }

  private async order(check: BackgroundCheck, referral: ReferralFacts): Promise<void> {
    const { unitOfWork, provider } = this.needs;
    const { id: checkId, packageType, candidateEmail } = check;
    const { workerPhone: phone, workerEmail } = referral;
    const name = referral.workerLatinName ?? referral.workerName;
    const location = check.site ?? referral.location;
    const candidate = { name, phone, email: workerEmail ?? candidateEmail };
    try {
      const placed = await provider.order({ checkId, packageType, candidate, location });
      await unitOfWork.transaction(() => this.noteOrder(checkId, placed));
    } catch (error) {
      if (error instanceof OrderRefused) await unitOfWork.transaction(() => this.giveUpRunning(checkId));
      throw error;
    }
  }

  private async noteOrder(id: BackgroundCheckId, placed: PlacedOrder): Promise<void> {
    const { provider, checks, addons, people, clock } = this.needs;
    const now = await this.running(id);
    const order = { provider: provider.name, ...placed };
    if (!now?.check.markOrdered(order, this.nextLook(), clock.now())) return;
    await checks.save(now.check);
    await addons.started(now.referral.referralId, now.check.kind, order);
    if (placed.appointment) {
      await people.tellAppointment(now.referral, now.check.candidateEmail, placed.appointment);
    }
    if (placed.candidateUrl === null) return;
    await people.sendToAgency(now.referral, now.check, {
      agency: provider.agency,
      link: placed.candidateUrl,
    });
  }

  private async giveUpRunning(id: BackgroundCheckId): Promise<void> {
    const now = await this.running(id);
    if (now) await this.giveUp(now.check, now.referral);
  }

  private async apply(check: BackgroundCheck, referral: ReferralFacts, report: ReportState): Promise<void> {
    const { addons, lifecycle } = this.needs;
    if (report.status === 'pending') await this.wait(check, referral, report);
    else if (report.status === 'canceled') {
      await this.giveUp(check, referral);
    } else if (await addons.delivered(check.referralId, check.kind, { result: report.result })) {
      await this.complete(check, referral, report);
    } else {
      // The money was refunded, so an unpaid result is not shown.
      await lifecycle.cancel(check, 'system');
    }
  }

  private async wait(
    check: BackgroundCheck,
    referral: ReferralFacts,
    { candidateUrl, appointment }: Extract<ReportState, { status: 'pending' }>,
  ): Promise<void> {
    const { checks, people } = this.needs;
    check.lookAgain(this.nextLook(), candidateUrl);
    const isNew = check.noteAppointment(appointment);
    await checks.save(check);
    if (isNew && appointment) await people.tellAppointment(referral, check.candidateEmail, appointment);
  }

  /**
   * There will be no report: the money is refunded, also after the hire, and the employer is notified of the
   * reason (rules.md#undeliverable-check).
   */
  private async giveUp(check: BackgroundCheck, referral: ReferralFacts): Promise<void> {
    const { addons, lifecycle, people } = this.needs;
    await lifecycle.cancel(check, 'system');
    if (await addons.giveUp(check.referralId, check.kind, 'provider_refused')) {
      await people.employer(referral, `${check.kind}_undelivered`);
    }
  }

  private async complete(
    check: BackgroundCheck,
    referral: ReferralFacts,
    { result, findings }: Extract<ReportState, { status: 'complete' }>,
  ): Promise<void> {
    const { checks, log, people, clock } = this.needs;
    const at = clock.now();
    if (!check.complete(result, findings, at)) return;
    await checks.save(check);
    const kind = check.kind === 'drug_test' ? (`test_${result}` as const) : (`check_${result}` as const);
    await log.add({ referralId: check.referralId, kind, actor: 'system', at });
    await people.employer(referral, `${check.kind}_${result}`);
  }

  private nextLook(): Date {
    return addHours(this.needs.clock.now(), this.needs.provider.lookAfterMinutes / 60);
  }
}

/** Notifies the agency that a report is not needed. */
export class CancelReport implements TaskHandler<'checks.call_off_report'> {
  readonly kind = 'checks.call_off_report';
  private readonly provider: BackgroundCheckProvider;

  constructor(provider: BackgroundCheckProvider) {
    this.provider = provider;
  }

  async handle(data: TaskMap['checks.call_off_report']): Promise<void> {
    if (data.provider === this.provider.name) await this.provider.cancel(data.externalId);
  }
}
