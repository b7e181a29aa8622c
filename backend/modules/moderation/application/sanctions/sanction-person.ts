import { addHours, type Clock } from '#kernel/clock.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { AccountAdministration } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { PersonAction } from '../../contract/vocabulary/decisions.ts';
import type { ReportReason, ReportTarget } from '../../contract/vocabulary/reports.ts';
import type { CaseId } from '../../domain/cases/moderation-case.ts';
import type { ReportId } from '../reports/report-store.ts';
import type { ActionId, ActionLog } from './action-log.ts';
import type { SuspensionNotice } from './suspension-notice.ts';

/** The end date of a permanent ban. */
const FOR_GOOD = new Date('9999-12-31T00:00:00.000Z');

export interface Sanction {
  readonly action: PersonAction;
  readonly userId: UserId;
  readonly by: UserId;
  readonly reason: string;
  readonly notes: string | null;
  readonly reasonCategory: ReportReason;
  /** Hours, only for a suspension; null if permanent. */
  readonly duration: number | null;
  /** The content the sanction concerns, or else the person. */
  readonly about: { readonly type: ReportTarget; readonly id: string; readonly excerpt: string };
  readonly caseId: CaseId | null;
  readonly reportId: ReportId | null;
}

interface SanctionPersonNeeds {
  readonly accounts: AccountAdministration;
  readonly actions: ActionLog;
  readonly notifier: Notifier;
  readonly notice: SuspensionNotice;
  readonly clock: Clock;
}

/** (tx) What is decided about a person: warned, shut out, let in again (rules.md#suspensions). */
export class SanctionPerson {
  private readonly needs: SanctionPersonNeeds;

  constructor(needs: SanctionPersonNeeds) {
    this.needs = needs;
  }

  /** @throws as `AccountAdministration.suspend` and `liftSuspension` */
  async run(sanction: Sanction): Promise<ActionId> {
    const { clock, actions } = this.needs;
    const { action, userId, about, by, duration: hours, ...rest } = sanction;
    const at = clock.now();
    const duration = action === 'suspend' ? hours : null;
    const expiresAt = duration === null ? null : addHours(at, duration);
    const id: ActionId = newId();
    await this.take(sanction, expiresAt, at);
    await actions.add({
      ...rest,
      id,
      userId,
      action,
      targetType: about.type,
      targetId: about.id,
      excerpt: about.excerpt,
      duration,
      expiresAt,
      createdBy: by,
      at,
    });
    await this.tell(sanction, id, expiresAt);
    return id;
  }

  private async take({ action, userId, by }: Sanction, expiresAt: Date | null, at: Date): Promise<void> {
    const { accounts, actions } = this.needs;
    if (action === 'warn') return;
    await actions.endSuspensions(userId, at);
    if (action === 'lift') return accounts.liftSuspension(userId);
    await accounts.suspend(userId, expiresAt ?? FOR_GOOD, by);
  }

  private async tell(
    { action, userId, reason }: Sanction,
    actionId: ActionId,
    until: Date | null,
  ): Promise<void> {
    const { notifier, notice } = this.needs;
    if (action === 'warn')
      await notifier.notify({ userId, kind: 'account_warned', data: { actionId, reason } });
    else if (action === 'lift')
      await notifier.notify({ userId, kind: 'suspension_lifted', data: { actionId, reason } });
    else await notice.send({ userId, actionId, reason, until });
  }
}
