import { isAt } from '#contract/hiring/vocabulary/referral-status.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CorrectSection2, SignSection2, SignSupplementB } from '../../contract/form/section2.ts';
import type { CopyPolicy } from '../../contract/vocabulary/copies/document-copies.ts';
import { i9Entry, type I9Content, type I9Numbers } from '../../domain/form/i9-entry.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import type { I9Copies } from '../copies/ports.ts';
import { requiredCopies } from '../copies/required-copies.ts';
import { evidenceOf, type CallOrigin, type FormAccess } from './form-access.ts';
import type { I9Entries, I9FormRepository, I9Step, I9Trail } from '../ports.ts';
import { partedSection2, partedSupplementB } from './section-content.ts';

interface Section2Needs {
  readonly unitOfWork: UnitOfWork;
  readonly access: FormAccess;
  readonly forms: I9FormRepository;
  readonly entries: I9Entries;
  readonly copies: I9Copies;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

interface Written {
  /** The documents that are copied, and their places in the form. */
  readonly shown: Parameters<typeof requiredCopies>[1];
  readonly policy: CopyPolicy;
  readonly content: I9Content;
  readonly numbers: I9Numbers;
  readonly step: I9Step;
  readonly reason: string | null;
}

/** The employer's side: section 2, its corrections, and supplement B. */
export class Section2Calls {
  private readonly needs: Section2Needs;

  constructor(needs: Section2Needs) {
    this.needs = needs;
  }

  /** @throws DomainError as `FormAccess.ofOwner` and `I9Form.signSection2`; `eligibility.alternative_refused` */
  async sign(id: ReferralId, owner: UserId, given: SignSection2, from: CallOrigin): Promise<void> {
    await this.write(id, owner, from, (form, at) => {
      refuseAlternative(given, form);
      const { data, numbers } = partedSection2(given, form.today(at));
      const documents = form.signSection2(data.section, data.documents, owner, at);
      const examined = { ...data, documents };
      return {
        ...ofSection2(form, examined),
        content: { kind: 'section2', data: examined },
        numbers,
        step: 'section2_signed',
        reason: null,
      };
    });
  }

  /** @throws DomainError as `sign`, for a correction: `I9Form.correctSection2` */
  async correct(id: ReferralId, owner: UserId, given: CorrectSection2, from: CallOrigin): Promise<void> {
    await this.write(id, owner, from, (form, at) => {
      refuseAlternative(given, form);
      const { data, numbers } = partedSection2(given, form.today(at));
      const documents = form.correctSection2(data.section, data.documents, owner, at);
      const examined = { ...data, documents };
      return {
        ...ofSection2(form, examined),
        content: { kind: 'section2', data: examined },
        numbers,
        step: 'section2_corrected',
        reason: given.reason,
      };
    });
  }

  /** @throws DomainError as `FormAccess.ofOwner` and `I9Form.reverify` */
  async supplement(id: ReferralId, owner: UserId, given: SignSupplementB, from: CallOrigin): Promise<void> {
    await this.write(id, owner, from, (form, at) => {
      refuseAlternative(given, form);
      const { data, numbers } = partedSupplementB(given, form.today(at));
      const { rehiredOn, newName, documents } = data;
      form.reverify({ rehiredOn, hasNewName: newName !== null, documents }, at);
      const { usedAlternative } = data;
      return {
        // A newer document is not compared at E-Verify: its copy follows the setting for everyone.
        policy: { copiesDocuments: form.copiesDocuments, usesEverify: false },
        shown: { documents, usedAlternative, pathOf: documentPath },
        content: { kind: 'supplement_b', data },
        numbers,
        step: 'supplement_b_signed',
        reason: null,
      };
    });
  }

  private async write(
    id: ReferralId,
    owner: UserId,
    from: CallOrigin,
    work: (form: I9Form, at: Date) => Written,
  ): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { form, referral } = await this.needs.access.ofOwner(id, owner);
      const at = this.needs.clock.now();
      const { content, numbers, step, reason, shown, policy } = work(form, at);
      // Signed after the work was done: the last day was said with that.
      if (step === 'section2_signed' && isAt(referral.status, 'completed')) form.complete(referral, at);
      const copies = requiredCopies(policy, shown, await this.needs.copies.of([form.id]));
      await this.needs.forms.save(form);
      const evidence = evidenceOf('employer', 'account', owner, from);
      const entry = i9Entry(form.id, content, { numbers, evidence, reason, at });
      await this.needs.entries.add(entry);
      await this.needs.copies.sign(form.id, copies, entry.id);
      await this.needs.trail.add({ formId: form.id, kind: step, actor: 'employer', actorId: owner, at });
    });
  }
}

function ofSection2(
  form: I9Form,
  { section, documents }: Extract<I9Content, { readonly kind: 'section2' }>['data'],
): Pick<Written, 'policy' | 'shown'> {
  const { usedAlternative } = section;
  return { policy: form, shown: { documents, usedAlternative, pathOf: documentPath } };
}

function documentPath(index: number): string {
  return `documents.${index}`;
}

/** Documents are seen in person; at a distance only by companies in E-Verify (rules.md#i9-documents). */
function refuseAlternative(
  { usedAlternative }: { readonly usedAlternative: boolean },
  { usesEverify }: I9Form,
): void {
  if (!usedAlternative || usesEverify) return;
  const message = 'Only companies in E-Verify may examine documents at a distance';
  throw new DomainError('eligibility.alternative_refused', 'rule_broken', message, {
    path: 'usedAlternative',
  });
}
