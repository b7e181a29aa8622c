import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CopyAnswer } from '../../contract/copies/copies.ts';
import { COPIES, sidesOf, type CopySide } from '../../contract/vocabulary/copies/document-copies.ts';
import type { I9DocumentKind } from '../../contract/vocabulary/form/form-i9.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import type { FormAccess } from '../form/form-access.ts';
import type { I9Trail } from '../ports.ts';
import type { CopyRow, CopyStudio, I9Copies, I9CopyId } from './ports.ts';

interface DocumentCopiesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: FormAccess;
  readonly copies: I9Copies;
  readonly studio: CopyStudio;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

/** Copies of documents, only for the form's owner (rules.md#i9-copies). */
export class DocumentCopies {
  private readonly needs: DocumentCopiesNeeds;

  constructor(needs: DocumentCopiesNeeds) {
    this.needs = needs;
  }

  /**
   * Null for what is no picture. It is drawn before the form is locked: that takes a while.
   * @throws DomainError as `FormAccess.ofOwner` and `CopyStudio.redraw`; `eligibility.not_copied`, `eligibility.no_such_side`,
   * `eligibility.too_many_copies` (rule_broken)
   */
  async keep(
    id: ReferralId,
    owner: UserId,
    of: { readonly kind: I9DocumentKind; readonly side: CopySide },
    bytes: Uint8Array,
  ): Promise<CopyAnswer | null> {
    await this.needs.unitOfWork.transaction(() => this.assertMayStore(id, owner, of));
    const drawn = await this.needs.studio.redraw(bytes);
    if (!drawn) return null;
    return this.needs.unitOfWork.transaction(async () => {
      const { id: formId } = await this.assertMayStore(id, owner, of);
      const at = this.needs.clock.now();
      const copyId = newId<'i9_copy'>();
      await this.needs.copies.add({ ...drawn, ...of, id: copyId, formId, at });
      await this.needs.trail.add({ formId, kind: 'copy_added', actor: 'employer', actorId: owner, at });
      return { ...of, id: copyId, createdAt: at.toISOString(), isSigned: false };
    });
  }

  /** JPEG. @throws DomainError as `FormAccess.ofOwner`; `eligibility.unknown_copy` (not_found) */
  async open(id: ReferralId, owner: UserId, copyId: I9CopyId): Promise<Uint8Array> {
    return this.needs.unitOfWork.transaction(async () => {
      const { form } = await this.needs.access.ofOwner(id, owner);
      const row = (await this.needs.copies.of([form.id])).find((one) => one.id === copyId);
      const picture = row && (await this.needs.copies.picture(copyId));
      if (!picture) throw unknownCopy();
      const at = this.needs.clock.now();
      await this.needs.trail.add({
        formId: form.id,
        kind: 'copy_viewed',
        actor: 'employer',
        actorId: owner,
        at,
      });
      return picture;
    });
  }

  /** A form without a reason for a copy takes none. */
  private async assertMayStore(
    id: ReferralId,
    owner: UserId,
    { kind, side }: { readonly kind: I9DocumentKind; readonly side: CopySide },
  ): Promise<I9Form> {
    const { form } = await this.needs.access.ofOwner(id, owner);
    form.assertMay('add_copy', this.needs.clock.now());
    if (!sidesOf(kind).includes(side)) throw noSuchSide();
    const waiting = (await this.needs.copies.of([form.id])).filter(({ entryId }) => entryId === null);
    const isNew = !waiting.some((one) => one.kind === kind && one.side === side);
    if (isNew && waiting.length >= COPIES.mostUnsigned) throw tooMany();
    return form;
  }
}

export function presentCopy({ id, kind, side, createdAt, entryId }: CopyRow): CopyAnswer {
  return { id, kind, side, createdAt, isSigned: entryId !== null };
}

function noSuchSide(): DomainError {
  const message = 'This document has one side';
  return new DomainError('eligibility.no_such_side', 'rule_broken', message, { path: 'side' });
}

function tooMany(): DomainError {
  return new DomainError(
    'eligibility.too_many_copies',
    'rule_broken',
    'Too many copies wait for a signature',
  );
}

function unknownCopy(): DomainError {
  return new DomainError('eligibility.unknown_copy', 'not_found', "There's no such copy");
}
