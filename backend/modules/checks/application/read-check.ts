import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { AdverseAction as ShownAction } from '../contract/adverse-action.ts';
import type { BackgroundCheck, BackgroundCheckState, CheckStage } from '../contract/background-check.ts';
import { BACKGROUND_PACKAGE_INFO } from '../contract/background-package-info.ts';
import { AdverseAction } from '../domain/adverse-action.ts';
import type { ActionRow, CheckRow, ChecksReader } from './checks-reader.ts';
import type { CheckLinks } from './ports.ts';
import { assertOwn } from './referral-access.ts';

interface ReadCheckNeeds {
  readonly hiring: Hiring;
  readonly reader: ChecksReader;
  readonly links: CheckLinks;
  readonly clock: Clock;
}

/** What an employer reads of their candidate's check; nobody else reads any of it (rules.md#check-private). */
export class ReadCheck {
  private readonly needs: ReadCheckNeeds;

  constructor(needs: ReadCheckNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `checks.unknown_referral`, `checks.not_owner` */
  async state(id: ReferralId, by: UserId): Promise<BackgroundCheckState> {
    assertOwn(await this.needs.hiring.referral(id), by);
    const now = this.needs.clock.now();
    const [row, action] = [await this.needs.reader.check(id, now), await this.needs.reader.adverseAction(id)];
    const waits = row?.status === 'concerns' && (action === null || action.status === 'canceled');
    return {
      check: row && this.checkOf(row, id),
      adverseAction: action && actionOf(action, now),
      waitWouldEndAt: waits ? AdverseAction.waitEndingAfter(now).toISOString() : null,
    };
  }

  /** The check that there is. @throws DomainError as `state`; `checks.no_check` (not_found) */
  async check(id: ReferralId, by: UserId): Promise<BackgroundCheck> {
    const { check } = await this.state(id, by);
    if (!check) throw new DomainError('checks.no_check', 'not_found', 'No background check was requested');
    return check;
  }

  /** The record of the candidate's yes. @throws DomainError as `check` */
  async consentDocument(id: ReferralId, by: UserId): Promise<Uint8Array> {
    assertOwn(await this.needs.hiring.referral(id), by);
    const bytes = await this.needs.reader.consentDocumentOf(id);
    if (!bytes) throw new DomainError('checks.no_check', 'not_found', 'No consent was given');
    return bytes;
  }

  private checkOf(row: CheckRow, id: ReferralId): BackgroundCheck {
    const { link, packageType, findings, requestedAt, completedAt, authorizedAt, awaitsCandidate } = row;
    const { price, includes } = BACKGROUND_PACKAGE_INFO[packageType];
    const status = stageOf(row);
    const isAwaiting = row.status === 'awaiting_consent';
    return {
      id: row.id,
      url: link?.isOpen ? this.needs.links.urlOf('consent', link) : null,
      expiresAt: isAwaiting && link ? link.expiresAt : null,
      status,
      packageType,
      packageInfo: { price, includes: [...includes] },
      isExpired: isAwaiting && link !== null && !link.isOpen,
      requestedAt,
      consentAt: authorizedAt,
      consentDocumentUrl: row.hasDocument ? `/api/referrals/${id}/background-check/consent` : null,
      completedAt,
      awaitsCandidate,
      findings: [...findings],
    };
  }
}

function stageOf({ status, paidAt }: CheckRow): CheckStage {
  if (status === 'clear' || status === 'concerns' || status === 'declined') return status;
  if (paidAt === null) return 'awaiting_payment';
  return status === 'authorized' ? 'in_progress' : 'awaiting_consent';
}

function actionOf(row: ActionRow, now: Date): ShownAction {
  const isOver = new Date(row.finalDueAt) <= now;
  return { ...row, canFinish: row.status === 'waiting' && isOver };
}
