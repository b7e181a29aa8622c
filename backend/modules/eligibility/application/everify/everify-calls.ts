import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { ChangeCase, DecideMismatch, OpenCase } from '../../contract/everify/everify.ts';
import { noCase } from '../../domain/actions/worker-actions.ts';
import { waitedFor } from '../../domain/everify/case-rules.ts';
import { EverifyCase } from '../../domain/everify/everify-case.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import type { AnswerByLink } from '../links/answer-by-link.ts';
import type { CallOrigin, FormAccess } from '../form/form-access.ts';
import type { LinkDispatch } from '../links/link-dispatch.ts';
import type { NotifyI9Parties } from '../notify-i9-parties.ts';
import type { I9FormRepository, I9Step, I9Trail } from '../ports.ts';
import type { EverifyCaseRepository } from './ports.ts';
import { openCaseOf } from './present-case.ts';

interface EverifyNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: FormAccess;
  readonly byLink: AnswerByLink;
  readonly forms: I9FormRepository;
  readonly cases: EverifyCaseRepository;
  readonly dispatch: LinkDispatch;
  readonly people: NotifyI9Parties;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

/** The party that acts. */
interface By {
  readonly actor: 'worker' | 'employer';
  readonly id: UserId | null;
}

/** Cases that the employer has made at E-Verify, and the worker's decision about a mismatch (rules.md#everify). */
export class EverifyCalls {
  private readonly needs: EverifyNeeds;

  constructor(needs: EverifyNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError as `FormAccess.ofOwner`, `I9Form.assertCase`, `EverifyCase.open` */
  async open(id: ReferralId, owner: UserId, given: OpenCase): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { form } = await this.needs.access.ofOwner(id, owner);
      const at = this.needs.clock.now();
      form.assertCase(given, at);
      const lateReason = given.lateReason ?? waitedFor(form, given.createdOn);
      const made = EverifyCase.open({ formId: form.id, ...given, lateReason }, at);
      await this.needs.cases.add(made);
      await this.note(form, made, `everify_${made.state}`, { actor: 'employer', id: owner }, at);
    });
  }

  /** @throws DomainError as `FormAccess.ofOwner` and `EverifyCase`; `eligibility.no_case` (conflict) */
  async change(id: ReferralId, owner: UserId, given: ChangeCase): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { form, referral } = await this.needs.access.ofOwner(id, owner);
      const at = this.needs.clock.now();
      form.assertNotAhead(given.on, at);
      const open = await this.openCase(form);
      const step = moved(open, given, at);
      await this.needs.cases.save(open);
      await this.note(form, open, step, { actor: 'employer', id: owner }, at);
      if (given.step === 'notice') await this.tell(form, referral, open);
    });
  }

  /** The worker decides by an account. @throws DomainError as `FormAccess.ofWorker` and `EverifyCase.decide` */
  async decide(id: ReferralId, worker: UserId, given: DecideMismatch): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { form } = await this.needs.access.ofWorker(id, worker);
      form.assertLives();
      await this.decided(form, given, worker);
    });
  }

  /** @throws DomainError as `AnswerByLink.run` and `EverifyCase.decide` */
  async decideByLink(token: string, given: DecideMismatch, from: CallOrigin): Promise<void> {
    const as = { action: 'decide_mismatch', code: given.code } as const;
    await this.needs.byLink.run(token, as, from, (form) => this.decided(form, given, null));
  }

  private async decided(
    form: I9Form,
    { decision, signature }: DecideMismatch,
    worker: UserId | null,
  ): Promise<void> {
    const at = this.needs.clock.now();
    const open = await this.openCase(form);
    open.decide({ decision, signature, by: 'worker', on: form.today(at) }, at);
    await this.needs.cases.save(open);
    await this.note(form, open, 'everify_decided', { actor: 'worker', id: worker }, at);
    await this.needs.people.employer(form, 'i9_mismatch_decided');
  }

  /**
   * Notifies the worker in private and in their language: a text to only their own number
   * (rules.md#everify-notice).
   */
  private async tell(form: I9Form, referral: ReferralFacts, { decision }: EverifyCase): Promise<void> {
    if (decision !== null) return;
    const link = await this.needs.dispatch.freshUrl(form);
    await this.needs.people.tellOfMismatch(form, referral, link);
  }

  private async openCase({ id }: I9Form): Promise<EverifyCase> {
    const open = openCaseOf(await this.needs.cases.of([id]));
    if (!open) throw noCase();
    return open;
  }

  private async note(form: I9Form, of: EverifyCase, kind: I9Step, by: By, at: Date): Promise<void> {
    form.recordCase(of, at);
    await this.needs.forms.save(form);
    const details = { state: of.state };
    await this.needs.trail.add({ formId: form.id, kind, actor: by.actor, actorId: by.id, at, details });
  }
}

/** The step of the trail that it was. */
function moved(open: EverifyCase, given: ChangeCase, at: Date): I9Step {
  const { on } = given;
  if (given.step === 'result') {
    open.move(given.state, on, at);
    return `everify_${given.state}`;
  }
  if (given.step === 'notice') {
    open.notify(on, at);
    return 'everify_notice';
  }
  if (given.step === 'decision') {
    open.decide({ decision: given.decision, on, by: 'employer', signature: given.signature }, at);
    return 'everify_decided';
  }
  open.close(given.closing, on, at);
  return 'everify_closed';
}
