import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { ReferralId } from '#kernel/ids.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { EverifyCaseRepository } from '#modules/eligibility/application/everify/ports.ts';
import type { I9FormRepository, I9LinkRepository } from '#modules/eligibility/application/ports.ts';
import { EverifyCase } from '#modules/eligibility/domain/everify/everify-case.ts';
import { I9Form } from '#modules/eligibility/domain/form/i9-form.ts';
import { I9Link } from '#modules/eligibility/domain/links/i9-link.ts';
import type { I9FormId } from '#modules/eligibility/domain/form/i9-record.ts';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

export class MikroI9FormRepository implements I9FormRepository {
  private readonly orm: MikroORM;

  constructor(orm: MikroORM) {
    this.orm = orm;
  }

  find(id: I9FormId): Promise<I9Form | null> {
    return transactionEm(this.orm).findOne(I9Form, { id }, LOCKED);
  }

  findOfReferral(referralId: ReferralId): Promise<I9Form | null> {
    return transactionEm(this.orm).findOne(I9Form, { referralId }, LOCKED);
  }

  findAll(ids: readonly I9FormId[]): Promise<readonly I9Form[]> {
    return transactionEm(this.orm).find(I9Form, { id: { $in: [...ids] } }, LOCKED);
  }

  async add(form: I9Form): Promise<void> {
    await transactionEm(this.orm).persist(form).flush();
  }

  async save(form: I9Form): Promise<void> {
    await transactionEm(this.orm).persist(form).flush();
  }
}

export class MikroI9LinkRepository implements I9LinkRepository {
  private readonly orm: MikroORM;

  constructor(orm: MikroORM) {
    this.orm = orm;
  }

  findByToken(tokenHash: string): Promise<I9Link | null> {
    return transactionEm(this.orm).findOne(I9Link, { tokenHash }, LOCKED);
  }

  openOf(formId: I9FormId): Promise<readonly I9Link[]> {
    return transactionEm(this.orm).find(I9Link, { formId, revokedAt: null }, LOCKED);
  }

  async add(link: I9Link): Promise<void> {
    await transactionEm(this.orm).persist(link).flush();
  }

  async save(link: I9Link): Promise<void> {
    await transactionEm(this.orm).persist(link).flush();
  }
}

export class MikroEverifyCaseRepository implements EverifyCaseRepository {
  private readonly orm: MikroORM;

  constructor(orm: MikroORM) {
    this.orm = orm;
  }

  of(formIds: readonly I9FormId[]): Promise<readonly EverifyCase[]> {
    const options = { ...LOCKED, orderBy: { createdAt: 'asc', id: 'asc' } } as const;
    return transactionEm(this.orm).find(EverifyCase, { formId: { $in: [...formIds] } }, options);
  }

  async add(one: EverifyCase): Promise<void> {
    await transactionEm(this.orm).persist(one).flush();
  }

  async save(one: EverifyCase): Promise<void> {
    await transactionEm(this.orm).persist(one).flush();
  }

  async destroy(formId: I9FormId): Promise<void> {
    await transactionEm(this.orm).nativeDelete(EverifyCase, { formId });
  }
}
