import type { OfferLetterId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { ADD_ON_LABELS } from '#contract/billing/vocabulary/charging/add-ons.ts';
import type {
  AddonPage,
  LetterParties,
  LetterRow,
  OfferReader,
  ReplacedRow,
  SigningRow,
  WorkerContact,
  WorkerReading,
} from '#modules/offers/application/letter/offer-reader.ts';
import type { LinkedLetter } from '#modules/offers/application/signing/signing-links.ts';
import type { DocumentVerification, LetterVersion, ServiceAddon } from '#modules/offers/contract/index.ts';
import { nameAndInitial, UNKNOWN_DOCUMENT } from '#modules/offers/application/signing/document-check.ts';
import { ADDONS, ADDONS_OF_STATUS } from '../addon/addon-statements.ts';
import { addonActions } from '#modules/offers/domain/addon/addon-actions.ts';
import * as statements from './offer-statements.ts';

interface KnownDocument extends Pick<DocumentVerification, 'signedAt' | 'status'> {
  readonly signer: string;
}
type ReplacedLetter = LinkedLetter & Pick<ReplacedRow, 'page'> & { readonly isCopied: boolean };
type FlatRow = LinkedLetter & Pick<LetterRow, 'letter' | 'referralStatus'>;

export class SqlOfferReader implements OfferReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  letter(id: OfferLetterId, now: Date): Promise<LetterRow | null> {
    return this.one(statements.BY_ID, id, now);
  }

  latestLetter(referralId: ReferralId, now: Date): Promise<LetterRow | null> {
    return this.one(statements.LATEST, referralId, now);
  }

  async signing(tokenHash: string, now: Date): Promise<SigningRow | null> {
    const row = await this.sql.row<{ page: SigningRow }>(statements.SIGNING, [tokenHash, now]);
    return row?.page ?? null;
  }

  async replaced(tokenHash: string, now: Date): Promise<ReplacedRow | null> {
    const row = await this.sql.row<ReplacedLetter>(statements.REPLACED, [tokenHash, now]);
    if (!row) return null;
    const { page, isCopied, ...link } = row;
    return { page, link, kind: isCopied ? 'copied' : 'sent' };
  }

  async versions(id: OfferLetterId): Promise<readonly LetterVersion[]> {
    const rows = await this.sql.rows<{ version: LetterVersion }>(statements.VERSIONS, [id]);
    return rows.map(({ version }) => version);
  }

  async verification(documentHash: string): Promise<DocumentVerification> {
    const row = await this.sql.row<KnownDocument>(statements.VERIFICATION, [documentHash]);
    if (!row) return UNKNOWN_DOCUMENT;
    const { signer, signedAt, status } = row;
    return { known: true, signedBy: nameAndInitial(signer), signedAt, status };
  }

  async awaitsSignature(referralId: ReferralId, now: Date): Promise<boolean> {
    return (await this.sql.row(statements.AWAITS, [referralId, now])) !== null;
  }

  parties(id: OfferLetterId): Promise<LetterParties | null> {
    return this.sql.row<LetterParties>(statements.PARTIES, [id]);
  }

  async workerLanguage(referralId: ReferralId): Promise<Language> {
    return (await this.workerReading(referralId)).language;
  }

  async workerReading(referralId: ReferralId): Promise<WorkerReading> {
    const row = await this.sql.row<WorkerReading>(statements.READING, [referralId]);
    return row ?? { language: 'en', location: '' };
  }

  workerContact(referralId: ReferralId): Promise<WorkerContact | null> {
    return this.sql.row<WorkerContact>(statements.CONTACT, [referralId]);
  }

  async addons(employerId: UserId, { status, after, limit }: AddonPage): Promise<readonly ServiceAddon[]> {
    const values = [employerId, after?.at ?? null, after?.id ?? null, limit, ...(status ? [status] : [])];
    const statement = status ? ADDONS_OF_STATUS : ADDONS;
    const rows = await this.sql.rows<Omit<ServiceAddon, 'label' | 'actions'>>(statement, values);
    return rows.map((row) => ({ ...row, label: ADD_ON_LABELS[row.addonType], actions: addonActions(row) }));
  }

  private async one(statement: Statement, id: string, now: Date): Promise<LetterRow | null> {
    const row = await this.sql.row<FlatRow>(statement, [id, now]);
    if (!row) return null;
    const { letter, referralStatus, ...link } = row;
    return { letter, referralStatus, link };
  }
}
