import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import { ACTIONS_FOR, type CaseAction } from '../../contract/vocabulary/decisions.ts';
import type { ReportReason } from '../../contract/vocabulary/reports.ts';
import type { CaseRecord } from '../../domain/cases/moderation-case.ts';
import { reportNotFound } from '../errors.ts';
import type { ReportStore, ResolvedReport } from '../reports/report-store.ts';
import type { ActionId, ActionLog } from '../sanctions/action-log.ts';
import type { Sanction, SanctionPerson } from '../sanctions/sanction-person.ts';
import type { WritingLog } from '../writing/writing-log.ts';
import type { CaseStore } from './case-store.ts';
import type { ContentEffects } from './content-effects.ts';

export interface Decision {
  readonly action: CaseAction;
  /** The reason shown to the author. */
  readonly note: string;
  readonly notes: string | null;
  readonly reasonCategory: ReportReason | null;
  readonly duration: number | null;
}

interface DecideCaseNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly cases: CaseStore;
  readonly reports: ReportStore;
  readonly effects: ContentEffects;
  readonly sanctions: SanctionPerson;
  readonly actions: ActionLog;
  readonly writings: WritingLog;
  readonly notifier: Notifier;
  readonly audit: AuditTrail;
  readonly clock: Clock;
}

/** Dismissing and restoring say that nothing was wrong; everything else that something was. */
const NOTHING_WRONG: ReadonlySet<CaseAction> = new Set(['dismiss', 'restore']);

/** A moderator decides about one thing, and with it all its open reports (rules.md#one-decision). */
export class DecideCase {
  private readonly needs: DecideCaseNeeds;

  constructor(needs: DecideCaseNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `moderation.report_not_found` (404), `moderation.action_unfit` (422), and as `ModerationCase.decide`, `SanctionPerson.run` */
  async run(id: string, by: UserId, decision: Decision, requestId: string | null): Promise<void> {
    const { unitOfWork, cases, reports, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const found = await cases.find(id);
      if (!found) throw reportNotFound();
      const at = clock.now();
      const { record } = found.decide(by, decision.action, at);
      assertFits(record, decision.action);
      await cases.save(found.decide(by, decision.action, at));
      const status = NOTHING_WRONG.has(decision.action) ? 'dismissed' : 'upheld';
      const resolved = await reports.resolve(record.id, { status, ...decision, by, at });
      await this.carryOut(record, decision, by, resolved[0] ?? null, at);
      await this.tellReporters(resolved, status);
      await this.record(record, decision, by, requestId);
    });
  }

  private async carryOut(
    record: CaseRecord,
    decision: Decision,
    by: UserId,
    report: ResolvedReport | null,
    at: Date,
  ): Promise<void> {
    const { effects, sanctions, writings } = this.needs;
    const { action } = decision;
    const taken = await effects.carryOut(record, action, { by, reason: decision.note, at });
    if (taken && record.source === 'review' && NOTHING_WRONG.has(action))
      await writings.release(record.authorId);
    if (action === 'warn' || action === 'suspend' || action === 'ban') {
      await sanctions.run(this.sanctionOf(record, decision, action, by, report));
      // A suspension or ban also hides the content. That is a separate decision with its own appeal.
      if (action !== 'warn' && record.targetType !== 'user')
        await this.log(record, { ...decision, action: 'hide' }, by, report, at);
      return;
    }
    const actionId = await this.log(record, decision, by, report, at);
    await effects.tell(record, action, actionId, decision.note);
  }

  private sanctionOf(
    { authorId, targetType, targetId, excerpt, id, reasons }: CaseRecord,
    { note, notes, reasonCategory, duration }: Decision,
    action: Sanction['action'],
    by: UserId,
    report: ResolvedReport | null,
  ): Sanction {
    return {
      action,
      userId: authorId,
      by,
      reason: note,
      notes,
      reasonCategory: reasonCategory ?? reasons[0] ?? 'other',
      duration,
      about: { type: targetType, id: targetId, excerpt },
      caseId: id,
      reportId: report?.id ?? null,
    };
  }

  private async log(
    { authorId, targetType, targetId, excerpt, id: caseId, reasons }: CaseRecord,
    { action, note, notes, reasonCategory }: Decision,
    by: UserId,
    report: ResolvedReport | null,
    at: Date,
  ): Promise<ActionId> {
    const id: ActionId = newId();
    await this.needs.actions.add({
      id,
      userId: authorId,
      action,
      targetType,
      targetId,
      excerpt,
      caseId,
      reportId: report?.id ?? null,
      reasonCategory: reasonCategory ?? reasons[0] ?? 'other',
      reason: note,
      notes,
      duration: null,
      expiresAt: null,
      createdBy: by,
      at,
    });
    return id;
  }

  private async tellReporters(
    resolved: readonly ResolvedReport[],
    status: 'upheld' | 'dismissed',
  ): Promise<void> {
    const kind = status === 'upheld' ? 'report_upheld' : 'report_dismissed';
    for (const { id: reportId, reporterId: userId } of resolved)
      await this.needs.notifier.notify({ userId, kind, data: { reportId } });
  }

  private async record(
    { id, targetType, targetId }: CaseRecord,
    { action, duration }: Decision,
    by: UserId,
    requestId: string | null,
  ): Promise<void> {
    await this.needs.audit.record({
      actorId: by,
      action: `moderation.${action}`,
      subject: { type: targetType, id: targetId },
      details: { caseId: id, duration },
      requestId,
    });
  }
}

function assertFits({ targetType }: CaseRecord, action: CaseAction): void {
  if (ACTIONS_FOR[targetType].includes(action)) return;
  throw new DomainError(
    'moderation.action_unfit',
    'rule_broken',
    "That can't be done with this kind of content",
  );
}
