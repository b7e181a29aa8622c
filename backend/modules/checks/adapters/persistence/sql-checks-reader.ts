import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  ActionRow,
  CheckRow,
  ChecksReader,
  ConsentRow,
  OwnNoticeRow,
  ReferencePageRow,
  ReferenceRow,
} from '../../application/checks-reader.ts';
import type { Place } from '../../application/ports.ts';
import type { AdverseActionId } from '../../domain/notice/adverse-action.ts';
import type { BackgroundCheckId, CheckKind } from '../../domain/order/background-check.ts';
import { takesAnswer, type LinkState } from '../../domain/consent/consent-link.ts';
import { referenceStatus } from '../../domain/references/reference-actions.ts';
import type { ReferenceCheck } from '../../domain/references/reference-check.ts';
import * as statements from './check-statements.ts';
import type { SealedChecks } from './sealed-checks.ts';

type CheckLink = NonNullable<CheckRow['link']>;
type StoredCheck = Omit<CheckRow, 'link'> & { readonly link: (Omit<CheckLink, 'isOpen'> & LinkState) | null };
/** The status may have expired since. */
type Stored<Row extends ReferenceRow | ReferencePageRow> = Omit<Row, 'status'> &
  Pick<ReferenceCheck, 'status'> & { readonly expiresAt: string };

export class SqlChecksReader implements ChecksReader {
  private readonly sql: Sql;
  private readonly sealed: SealedChecks;

  constructor(sql: Sql, sealed: SealedChecks) {
    this.sql = sql;
    this.sealed = sealed;
  }

  async check(referralId: ReferralId, kind: CheckKind, now: Date): Promise<CheckRow | null> {
    const row = await this.sql.row<StoredCheck>(statements.CHECK, [referralId, kind]);
    if (!row) return null;
    const link = row.link && { ...row.link, isOpen: takesAnswer(row.link, now) };
    return { ...row, link, findings: this.sealed.findings.open(row.id, row.findings) ?? [] };
  }

  async adverseAction(referralId: ReferralId): Promise<ActionRow | null> {
    const row = await this.sql.row<ActionRow>(statements.ACTION, [referralId]);
    return row && { ...row, dispute: this.sealed.disputes.open(row.id, row.dispute) };
  }

  consent(tokenHash: string): Promise<ConsentRow | null> {
    return this.sql.row<ConsentRow>(statements.CONSENT, [tokenHash]);
  }

  consentDocument(tokenHash: string): Promise<Uint8Array | null> {
    return this.document(statements.CONSENT_DOCUMENT, [tokenHash]);
  }

  consentDocumentOf(referralId: ReferralId, kind: CheckKind): Promise<Uint8Array | null> {
    return this.document(statements.CONSENT_DOCUMENT_OF, [referralId, kind]);
  }

  async notice(tokenHash: string): Promise<OwnNoticeRow | null> {
    return this.openedNotice(statements.NOTICE, tokenHash);
  }

  async noticeOf(referralId: ReferralId): Promise<OwnNoticeRow | null> {
    return this.openedNotice(statements.NOTICE_OF, referralId);
  }

  private async openedNotice(statement: Statement, by: string): Promise<OwnNoticeRow | null> {
    const row = await this.sql.row<OwnNoticeRow & { readonly checkId: string }>(statement, [by]);
    if (!row) return null;
    const { checkId, ...notice } = row;
    return { ...notice, findings: this.sealed.findings.open(checkId, notice.findings) ?? [] };
  }

  async referencesOf(referralId: ReferralId, now: Date): Promise<readonly ReferenceRow[]> {
    return this.references(statements.REFERENCES_OF, referralId, now);
  }

  async referencesOfferedBy(workerId: UserId, now: Date): Promise<readonly ReferenceRow[]> {
    return this.references(statements.REFERENCES_OFFERED, workerId, now);
  }

  private async references(statement: Statement, by: string, now: Date): Promise<readonly ReferenceRow[]> {
    const rows = await this.sql.rows<Stored<ReferenceRow>>(statement, [by]);
    return rows.map((row) => {
      const said = this.sealed.comments.open(row.id, row.comments);
      const of = (question: string): string | null => said?.[question] ?? null;
      const comments = said && {
        work_quality: of('work_quality'),
        strengths: of('strengths'),
        concerns: of('concerns'),
      };
      return { ...row, status: referenceStatus(row, now), comments };
    });
  }

  async referencePage(tokenHash: string, now: Date): Promise<ReferencePageRow | null> {
    const row = await this.sql.row<Stored<ReferencePageRow>>(statements.REFERENCE_PAGE, [tokenHash]);
    return row && { ...row, status: referenceStatus(row, now) };
  }

  placeOfConsent(tokenHash: string): Promise<Place<BackgroundCheckId> | null> {
    return this.sql.row<Place<BackgroundCheckId>>(statements.PLACE_OF_CONSENT, [tokenHash]);
  }

  placeOfNotice(tokenHash: string): Promise<Place<AdverseActionId> | null> {
    return this.sql.row<Place<AdverseActionId>>(statements.PLACE_OF_NOTICE, [tokenHash]);
  }

  placeOfAction(id: AdverseActionId): Promise<Place<AdverseActionId> | null> {
    return this.sql.row<Place<AdverseActionId>>(statements.PLACE_OF_ACTION, [id]);
  }

  placeOfCheck(id: BackgroundCheckId): Promise<Place<BackgroundCheckId> | null> {
    return this.sql.row<Place<BackgroundCheckId>>(statements.PLACE_OF_CHECK, [id]);
  }

  async checkOfReport(provider: string, externalId: string): Promise<BackgroundCheckId | null> {
    const values = [provider, externalId];
    const row = await this.sql.row<{ id: BackgroundCheckId }>(statements.CHECK_OF_REPORT, values);
    return row?.id ?? null;
  }

  async toLookAt(now: Date, limit: number): Promise<readonly BackgroundCheckId[]> {
    const rows = await this.sql.rows<{ id: BackgroundCheckId }>(statements.TO_LOOK_AT, [now, limit]);
    return rows.map(({ id }) => id);
  }

  expiredConsents(now: Date, limit: number): Promise<readonly Place<BackgroundCheckId>[]> {
    return this.sql.rows<Place<BackgroundCheckId>>(statements.EXPIRED_CONSENTS, [now, limit]);
  }

  dueActions(now: Date, limit: number): Promise<readonly Place<AdverseActionId>[]> {
    return this.sql.rows<Place<AdverseActionId>>(statements.DUE_ACTIONS, [now, limit]);
  }

  actionsToLookAt(now: Date, limit: number): Promise<readonly Place<AdverseActionId>[]> {
    return this.sql.rows<Place<AdverseActionId>>(statements.ACTIONS_TO_LOOK_AT, [now, limit]);
  }

  async workerLanguage(referralId: ReferralId): Promise<Language> {
    const row = await this.sql.row<{ language: Language }>(statements.WORKER_LANGUAGE, [referralId]);
    return row?.language ?? 'en';
  }

  private async document(statement: Statement, of: readonly string[]): Promise<Uint8Array | null> {
    const row = await this.sql.row<{ document: Uint8Array }>(statement, of);
    return row?.document ?? null;
  }
}
