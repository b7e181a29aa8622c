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
import { AdverseAction, type AdverseActionId } from '../../domain/notice/adverse-action.ts';
import {
  BackgroundCheck,
  type BackgroundCheckId,
  type CheckKind,
} from '../../domain/order/background-check.ts';
import { ConsentLink, type ConsentLinkId } from '../../domain/consent/consent-link.ts';
import { ReferenceCheck, type ReferenceCheckId } from '../../domain/references/reference-check.ts';
import type { SealedChecks } from './sealed-checks.ts';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

export class MikroBackgroundCheckRepository implements BackgroundCheckRepository {
  private readonly orm: MikroORM;
  private readonly sealed: Pick<SealedChecks, 'findings'>;

  constructor(orm: MikroORM, sealed: Pick<SealedChecks, 'findings'>) {
    this.orm = orm;
    this.sealed = sealed;
  }

  async find(id: BackgroundCheckId): Promise<BackgroundCheck | null> {
    return this.opened(await transactionEm(this.orm).findOne(BackgroundCheck, { id }, LOCKED));
  }

  async findLive(referralId: ReferralId, kind: CheckKind): Promise<BackgroundCheck | null> {
    const packageType = kind === 'drug_test' ? { $eq: kind } : { $ne: 'drug_test' as const };
    const where = { liveReferralId: referralId, packageType };
    return this.opened(await transactionEm(this.orm).findOne(BackgroundCheck, where, LOCKED));
  }

  add(check: BackgroundCheck): Promise<void> {
    return this.save(check);
  }

  async save(check: BackgroundCheck): Promise<void> {
    await transactionEm(this.orm).persist(check).flush();
    const { id, findings } = check;
    await this.sealed.findings.store(id, findings.length === 0 ? null : findings);
  }

  private async opened(check: BackgroundCheck | null): Promise<BackgroundCheck | null> {
    return check && Object.assign(check, { findings: (await this.sealed.findings.load(check.id)) ?? [] });
  }
}

const SAVE_DOCUMENT: Statement = {
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
    return transactionEm(this.orm).findOne(
      ConsentLink,
      { $or: [{ tokenHash }, { copiedTokenHash: tokenHash }] },
      LOCKED,
    );
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

  async saveDocument(id: ConsentLinkId, bytes: Uint8Array): Promise<void> {
    await this.sql.rows(SAVE_DOCUMENT, [id, Buffer.from(bytes)]);
  }
}

export class MikroAdverseActionRepository implements AdverseActionRepository {
  private readonly orm: MikroORM;
  private readonly sealed: Pick<SealedChecks, 'disputes'>;

  constructor(orm: MikroORM, sealed: Pick<SealedChecks, 'disputes'>) {
    this.orm = orm;
    this.sealed = sealed;
  }

  async find(id: AdverseActionId): Promise<AdverseAction | null> {
    return this.opened(await transactionEm(this.orm).findOne(AdverseAction, { id }, LOCKED));
  }

  async findWaiting(referralId: ReferralId): Promise<AdverseAction | null> {
    const where = { referralId, status: 'waiting' } as const;
    return this.opened(await transactionEm(this.orm).findOne(AdverseAction, where, LOCKED));
  }

  async findNewest(referralId: ReferralId): Promise<AdverseAction | null> {
    const options = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1, ...LOCKED } as const;
    const [newest] = await transactionEm(this.orm).find(AdverseAction, { referralId }, options);
    return this.opened(newest ?? null);
  }

  add(action: AdverseAction): Promise<void> {
    return this.save(action);
  }

  async save(action: AdverseAction): Promise<void> {
    await transactionEm(this.orm).persist(action).flush();
    await this.sealed.disputes.store(action.id, action.dispute);
  }

  private async opened(action: AdverseAction | null): Promise<AdverseAction | null> {
    return action && Object.assign(action, { dispute: await this.sealed.disputes.load(action.id) });
  }
}

export class MikroReferenceCheckRepository implements ReferenceCheckRepository {
  private readonly orm: MikroORM;
  private readonly sealed: Pick<SealedChecks, 'comments'>;

  constructor(orm: MikroORM, sealed: Pick<SealedChecks, 'comments'>) {
    this.orm = orm;
    this.sealed = sealed;
  }

  async find(id: ReferenceCheckId): Promise<ReferenceCheck | null> {
    return this.opened(await transactionEm(this.orm).findOne(ReferenceCheck, { id }, LOCKED));
  }

  async findByToken(tokenHash: string): Promise<ReferenceCheck | null> {
    return this.opened(await transactionEm(this.orm).findOne(ReferenceCheck, { tokenHash }, LOCKED));
  }

  add(reference: ReferenceCheck): Promise<void> {
    return this.save(reference);
  }

  async save(reference: ReferenceCheck): Promise<void> {
    await transactionEm(this.orm).persist(reference).flush();
    await this.sealed.comments.store(reference.id, reference.comments);
  }

  private async opened(reference: ReferenceCheck | null): Promise<ReferenceCheck | null> {
    return reference && Object.assign(reference, { comments: await this.sealed.comments.load(reference.id) });
  }
}
