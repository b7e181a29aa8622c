import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { ReferralId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type {
  AdverseActionRepository,
  BackgroundCheckRepository,
  ConsentLinkRepository,
  ReferenceCheckRepository,
} from '../../application/ports.ts';
import { AdverseAction, type AdverseActionId } from '../../domain/adverse-action.ts';
import { BackgroundCheck, type BackgroundCheckId, type CheckKind } from '../../domain/background-check.ts';
import { ConsentLink, type ConsentLinkId } from '../../domain/consent-link.ts';
import { ReferenceCheck, type ReferenceCheckId } from '../../domain/reference-check.ts';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

export class MikroBackgroundCheckRepository implements BackgroundCheckRepository {
  private readonly orm: MikroORM;

  constructor(orm: MikroORM) {
    this.orm = orm;
  }

  find(id: BackgroundCheckId): Promise<BackgroundCheck | null> {
    return transactionEm(this.orm).findOne(BackgroundCheck, { id }, LOCKED);
  }

  findLive(referralId: ReferralId, kind: CheckKind): Promise<BackgroundCheck | null> {
    const packageType = kind === 'drug_test' ? { $eq: kind } : { $ne: 'drug_test' as const };
    return transactionEm(this.orm).findOne(
      BackgroundCheck,
      { liveReferralId: referralId, packageType },
      LOCKED,
    );
  }

  async add(check: BackgroundCheck): Promise<void> {
    await transactionEm(this.orm).persist(check).flush();
  }

  async save(check: BackgroundCheck): Promise<void> {
    await transactionEm(this.orm).persist(check).flush();
  }
}

const KEEP_DOCUMENT: Statement = {
  name: 'consent-document-keep',
  text: `update background_check_consents set document = $2 where id = $1 and document is null`,
};

export class MikroConsentLinkRepository implements ConsentLinkRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;

  constructor(orm: MikroORM, sql: Sql) {
    this.orm = orm;
    this.sql = sql;
  }

  findByToken(tokenHash: string): Promise<ConsentLink | null> {
    return transactionEm(this.orm).findOne(ConsentLink, { tokenHash }, LOCKED);
  }

  async newestOf(checkId: BackgroundCheckId): Promise<ConsentLink | null> {
    const options = { orderBy: { issuedAt: 'desc', id: 'desc' }, limit: 1, ...LOCKED } as const;
    const [newest] = await transactionEm(this.orm).find(ConsentLink, { checkId }, options);
    return newest ?? null;
  }

  async add(link: ConsentLink): Promise<void> {
    await transactionEm(this.orm).persist(link).flush();
  }

  async save(link: ConsentLink): Promise<void> {
    await transactionEm(this.orm).persist(link).flush();
  }

  async keepDocument(id: ConsentLinkId, bytes: Uint8Array): Promise<void> {
    await this.sql.rows(KEEP_DOCUMENT, [id, Buffer.from(bytes)]);
  }
}

export class MikroAdverseActionRepository implements AdverseActionRepository {
  private readonly orm: MikroORM;

  constructor(orm: MikroORM) {
    this.orm = orm;
  }

  find(id: AdverseActionId): Promise<AdverseAction | null> {
    return transactionEm(this.orm).findOne(AdverseAction, { id }, LOCKED);
  }

  findWaiting(referralId: ReferralId): Promise<AdverseAction | null> {
    return transactionEm(this.orm).findOne(AdverseAction, { referralId, status: 'waiting' }, LOCKED);
  }

  async add(action: AdverseAction): Promise<void> {
    await transactionEm(this.orm).persist(action).flush();
  }

  async save(action: AdverseAction): Promise<void> {
    await transactionEm(this.orm).persist(action).flush();
  }
}

export class MikroReferenceCheckRepository implements ReferenceCheckRepository {
  private readonly orm: MikroORM;

  constructor(orm: MikroORM) {
    this.orm = orm;
  }

  find(id: ReferenceCheckId): Promise<ReferenceCheck | null> {
    return transactionEm(this.orm).findOne(ReferenceCheck, { id }, LOCKED);
  }

  findByToken(tokenHash: string): Promise<ReferenceCheck | null> {
    return transactionEm(this.orm).findOne(ReferenceCheck, { tokenHash }, LOCKED);
  }

  async add(reference: ReferenceCheck): Promise<void> {
    await transactionEm(this.orm).persist(reference).flush();
  }

  async save(reference: ReferenceCheck): Promise<void> {
    await transactionEm(this.orm).persist(reference).flush();
  }
}
