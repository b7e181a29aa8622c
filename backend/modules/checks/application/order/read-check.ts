import { isClosed } from '#contract/hiring/vocabulary/referral-status.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { AddOnCharges } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { AdverseAction as ShownAction } from '../../contract/notice/adverse-action.ts';
import type {
  BackgroundCheck,
  BackgroundCheckState,
  CheckStep,
} from '../../contract/order/background-check.ts';
import { CHECK_PACKAGE_INFO } from '../../contract/order/background-package-info.ts';
import { hasResult } from '../../contract/vocabulary/order/check-status.ts';
import type { DrugTest, DrugTestState } from '../../contract/drug-test/drug-test.ts';
import { AdverseAction } from '../../domain/notice/adverse-action.ts';
import type { CheckKind } from '../../domain/order/background-check.ts';
import {
  checkActions,
  mayCopyLink,
  mayPrintPaperForm,
  mustConfirmOffer,
  requestRefusal,
} from '../../domain/order/check-actions.ts';
import { currentNotice, decisionActions } from '../../domain/notice/decision-actions.ts';
import { hasToBeMailed } from '../../domain/notice/notice-delivery.ts';
import type { CertifyEmployer } from '../certification/certify-employer.ts';
import type { ActionRow, CheckRow, ChecksReader } from '../checks-reader.ts';
import { noCheck } from './lock-live-check.ts';
import type { CheckLinks } from '../ports.ts';
import { assertOwn } from '../referral-access.ts';

type StateCheck = DrugTest & Pick<CheckRow, 'packageType'>;
type StateOf = Omit<BackgroundCheckState, 'check'> & { readonly check: StateCheck | null };

interface ReadCheckNeeds {
  readonly hiring: Hiring;
  readonly reader: ChecksReader;
  readonly charges: Pick<AddOnCharges, 'isInOffer'>;
  readonly links: CheckLinks;
  readonly certifications: Pick<CertifyEmployer, 'show'>;
  readonly clock: Clock;
}

/** The check of an employer's own candidate; only they can read it (rules.md#check-private). */
export class ReadCheck {
  private readonly needs: ReadCheckNeeds;

  constructor(needs: ReadCheckNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `checks.unknown_referral`, `checks.not_owner` */
  async state(id: ReferralId, by: UserId): Promise<BackgroundCheckState> {
    const { check, ...rest } = await this.stateOf(id, by, 'background_check');
    return { ...rest, check: check && backgroundCheckOf(check) };
  }

  /** The same of the drug test. @throws DomainError as `state` */
  async drugTest(id: ReferralId, by: UserId): Promise<DrugTestState> {
    const { check: test, ...rest } = await this.stateOf(id, by, 'drug_test');
    return { ...rest, test };
  }

  /** The existing one. @throws DomainError as `state`; `checks.no_test` (not_found) */
  async requestedDrugTest(id: ReferralId, by: UserId): Promise<DrugTest> {
    const { test } = await this.drugTest(id, by);
    if (!test) throw noCheck('drug_test');
    return test;
  }

  private async stateOf(id: ReferralId, by: UserId, kind: CheckKind): Promise<StateOf> {
    const { hiring, reader, charges, certifications, clock } = this.needs;
    const { status, location } = assertOwn(await hiring.referral(id), by);
    const isReferralClosed = isClosed(status);
    const now = clock.now();
    const [check, decision] = [await reader.check(id, kind, now), await reader.adverseAction(id)];
    const isCertified = (await certifications.show(by)).certified !== null;
    const isInOffer = await charges.isInOffer(id, kind);
    const situation = { kind, check, decision, isReferralClosed, isCertified, isInOffer };
    const actions = checkActions(situation);
    return {
      check: check && this.checkOf(check, id, kind),
      actions,
      requestRefusal: requestRefusal(situation),
      mustConfirmOffer: kind === 'background_check' && mustConfirmOffer(status, location),
      adverseAction: decision && decisionOf(decision, now),
      needsCertification: !isCertified && (check === null ? !isReferralClosed : asksNext(check)),
      waitWouldEndAt: actions.includes('announce') ? AdverseAction.waitEndingAfter(now).toISOString() : null,
    };
  }

  /** The existing check. @throws DomainError as `state`; `checks.no_check` (not_found) */
  async check(id: ReferralId, by: UserId): Promise<BackgroundCheck> {
    const { check } = await this.state(id, by);
    if (!check) throw noCheck('background_check');
    return check;
  }

  /** The record of the candidate's yes. @throws DomainError as `check` */
  async consentDocument(id: ReferralId, by: UserId, kind: CheckKind): Promise<Uint8Array> {
    assertOwn(await this.needs.hiring.referral(id), by);
    const bytes = await this.needs.reader.consentDocumentOf(id, kind);
    if (!bytes) throw new DomainError('checks.no_check', 'not_found', 'No consent was given');
    return bytes;
  }

  /** The link that the employer copies requires a code (rules.md#copied-links). */
  private copiedUrlOf({
    id,
    nonce,
    copiedTokenHash: tokenHash,
  }: NonNullable<CheckRow['link']>): string | null {
    return tokenHash === null
      ? null
      : this.needs.links.urlOf('checks.copied_consent', { id, nonce, tokenHash });
  }

  private checkOf(row: CheckRow, id: ReferralId, kind: CheckKind): StateCheck {
    const { link, packageType, findings, requestedAt, completedAt, authorizedAt } = row;
    const { awaitsCandidate, isOrdered, site, appointment } = row;
    const { price, includes } = CHECK_PACKAGE_INFO[packageType];
    const path = kind === 'drug_test' ? 'drug-test' : 'background-check';
    const status = stepOf(row);
    const isAwaiting = row.status === 'awaiting_consent';
    return {
      id: row.id,
      url: link && mayCopyLink(link) ? this.copiedUrlOf(link) : null,
      expiresAt: isAwaiting && link ? link.expiresAt : null,
      status,
      packageType,
      packageInfo: { price, includes: [...includes] },
      isExpired: isAwaiting && (link ? !link.isOpen : row.paidAt !== null),
      requestedAt,
      consentAt: authorizedAt,
      paperAskedAt: link?.paperAskedAt ?? null,
      paperFormUrl: mayPrintPaperForm(row) ? `/api/referrals/${id}/${path}/paper-form` : null,
      consentDocumentUrl: row.hasDocument ? `/api/referrals/${id}/${path}/consent` : null,
      completedAt,
      awaitsCandidate,
      isOrdered,
      site,
      appointment,
      findings: [...findings],
    };
  }
}

/** The employer's dialog of a background check. */
function backgroundCheckOf({ packageType, ...check }: StateCheck): BackgroundCheck {
  if (packageType === 'drug_test') throw new Error('A drug test is no background check');
  return { ...check, packageType };
}

/** The employer's next step, a request or a new link, contacts the candidate. */
function asksNext(row: CheckRow): boolean {
  if (row.status === 'awaiting_consent') return row.paidAt === null || !row.link?.isOpen;
  return row.status === 'declined' || stepOf(row) === 'awaiting_payment';
}

function stepOf({ status, paidAt }: CheckRow): CheckStep {
  if (status === 'declined' || hasResult(status)) return status;
  if (paidAt === null) return 'awaiting_payment';
  return status === 'authorized' ? 'in_progress' : 'awaiting_consent';
}

function decisionOf(row: ActionRow, now: Date): ShownAction {
  return { ...row, actions: decisionActions(row, now), toMail: toMail(row) };
}

/** The notice that the employer has to mail; a withdrawn one needs no mail. */
function toMail(row: ActionRow): ShownAction['toMail'] {
  const notice = currentNotice(row);
  if (notice === null || !hasToBeMailed(notice)) return null;
  return row.status === 'final' ? 'final_notice' : 'notice';
}
