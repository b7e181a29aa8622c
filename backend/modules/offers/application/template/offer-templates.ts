import { addHours, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import { MOST_TEMPLATES, type OfferTemplate, type OfferTemplateContent } from '../../contract/index.ts';

/** The holders whose templates someone sees: their company, and themselves from before they joined it. */
export type TemplateHolders = readonly [holder: string, ...earlier: string[]];

export interface NewTemplate {
  readonly id: string;
  readonly holder: string;
  readonly by: UserId;
  readonly content: OfferTemplateContent;
  readonly at: Date;
}

export interface OfferTemplateStore {
  /** (tx) One at a time adds or changes templates of a holder. */
  lock(holder: string): Promise<void>;
  /** Newest first; one more than the limit if there are more. */
  of(holders: TemplateHolders, page: Page): Promise<readonly OfferTemplate[]>;
  find(id: string, holders: TemplateHolders): Promise<OfferTemplate | null>;
  /** One that was deleted since then. */
  findDeleted(id: string, holders: TemplateHolders, since: Date): Promise<OfferTemplate | null>;
  count(holders: TemplateHolders): Promise<number>;
  /** Upper and lower case are the same. */
  isNameTaken(name: string, holders: TemplateHolders, except: string | null): Promise<boolean>;
  add(template: NewTemplate): Promise<OfferTemplate>;
  change(id: string, content: OfferTemplateContent, at: Date): Promise<OfferTemplate>;
  /** It can be restored until it is purged. */
  remove(id: string, at: Date): Promise<void>;
  takeBack(id: string): Promise<OfferTemplate>;
  /** Those that were deleted before then; how many went. */
  purge(before: Date): Promise<number>;
}

/** The time in which a deleted template can be restored. */
export const TAKEN_BACK_WITHIN_HOURS = 24;

interface OfferTemplatesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly store: OfferTemplateStore;
  readonly accounts: Pick<AccountReader, 'account'>;
  readonly clock: Clock;
}

/** The templates of a company's letters (rules.md#offer-templates). */
export class OfferTemplates {
  private readonly needs: OfferTemplatesNeeds;

  constructor(needs: OfferTemplatesNeeds) {
    this.needs = needs;
  }

  async of(employerId: UserId, page: Page): Promise<readonly OfferTemplate[]> {
    return this.needs.store.of(await this.holdersFor(employerId), page);
  }

  /**
   * The template's id for a letter, if the company has it. A template that was just deleted does not block
   * the letter.
   */
  async knownId(id: string | null, employerId: UserId): Promise<string | null> {
    const found = id && (await this.needs.store.find(id, await this.holdersFor(employerId)));
    return found ? found.id : null;
  }

  /** @throws DomainError `offers.too_many_templates` (rule_broken), `offers.template_name_taken` (conflict). */
  async add(employerId: UserId, content: OfferTemplateContent): Promise<OfferTemplate> {
    const { unitOfWork, store, clock } = this.needs;
    const holders = await this.holdersFor(employerId);
    return unitOfWork.transaction(async () => {
      await store.lock(holders[0]);
      if ((await store.count(holders)) >= MOST_TEMPLATES) throw tooManyTemplates();
      await this.assertNameFree(content.name, holders, null);
      return store.add({ id: newId(), holder: holders[0], by: employerId, content, at: clock.now() });
    });
  }

  /**
   * `version` is the edited one; null skips the check. @throws DomainError `offers.unknown_template`
   * (not_found), `offers.template_changed`, `offers.template_name_taken` (conflict).
   */
  async change(
    id: string,
    employerId: UserId,
    { version, change }: { version: number | null; change: Partial<OfferTemplateContent> },
  ): Promise<OfferTemplate> {
    const { unitOfWork, store, clock } = this.needs;
    const holders = await this.holdersFor(employerId);
    return unitOfWork.transaction(async () => {
      await store.lock(holders[0]);
      const found = await store.find(id, holders);
      if (!found) throw unknownTemplate();
      if (version !== null && version !== found.version) throw changedMeanwhile();
      const content = { ...found, ...change };
      await this.assertNameFree(content.name, holders, id);
      return store.change(id, content, clock.now());
    });
  }

  /** @throws DomainError `offers.unknown_template` (not_found). */
  async remove(id: string, employerId: UserId): Promise<void> {
    const { unitOfWork, store, clock } = this.needs;
    const holders = await this.holdersFor(employerId);
    await unitOfWork.transaction(async () => {
      await store.lock(holders[0]);
      if (!(await store.find(id, holders))) throw unknownTemplate();
      await store.remove(id, clock.now());
    });
  }

  /**
   * As it was, within a day; for letters that name it, too.
   * @throws DomainError `offers.unknown_template` (not_found), `offers.template_name_taken` (conflict), `offers.too_many_templates` (rule_broken).
   */
  async takeBack(id: string, employerId: UserId): Promise<OfferTemplate> {
    const { unitOfWork, store, clock } = this.needs;
    const holders = await this.holdersFor(employerId);
    const since = addHours(clock.now(), -TAKEN_BACK_WITHIN_HOURS);
    return unitOfWork.transaction(async () => {
      await store.lock(holders[0]);
      // A repeated click: it already exists.
      const there = await store.find(id, holders);
      if (there) return there;
      const found = await store.findDeleted(id, holders, since);
      if (!found) throw unknownTemplate();
      if ((await store.count(holders)) >= MOST_TEMPLATES) throw tooManyTemplates();
      await this.assertNameFree(found.name, holders, id);
      return store.takeBack(id);
    });
  }

  private async holdersFor(employerId: UserId): Promise<TemplateHolders> {
    const account = await this.needs.accounts.account(employerId);
    return account?.company ? [account.company.id, employerId] : [employerId];
  }

  private async assertNameFree(name: string, holders: TemplateHolders, except: string | null): Promise<void> {
    if (await this.needs.store.isNameTaken(name, holders, except)) throw nameTaken();
  }
}

function unknownTemplate(): DomainError {
  return new DomainError('offers.unknown_template', 'not_found', 'Template not found');
}

function tooManyTemplates(): DomainError {
  return new DomainError(
    'offers.too_many_templates',
    'rule_broken',
    'A company keeps up to 100 templates. Please delete one first.',
  );
}

function nameTaken(): DomainError {
  return new DomainError(
    'offers.template_name_taken',
    'conflict',
    'Your company already has a template with this name',
    { path: 'name' },
  );
}

function changedMeanwhile(): DomainError {
  return new DomainError(
    'offers.template_changed',
    'conflict',
    'Someone else just changed this template. Please look at the new version first.',
  );
}
