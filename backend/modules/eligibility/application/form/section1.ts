import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { CorrectSection1, SignSection1 } from '../../contract/form/section1.ts';
import { i9Entry, type Preparer, type SigningEvidence } from '../../domain/form/i9-entry.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import type { AnswerByLink } from '../links/answer-by-link.ts';
import { evidenceOf, type CallOrigin, type FormAccess } from './form-access.ts';
import type { NotifyI9Parties } from '../notify-i9-parties.ts';
import type { I9Entries, I9FormRepository, I9Trail } from '../ports.ts';
import { withKeptNumbers } from './kept-numbers.ts';
import { entriesOf } from './present-form.ts';
import { partedSection1 } from './section-content.ts';

interface Section1Needs {
  readonly unitOfWork: UnitOfWork;
  readonly access: FormAccess;
  readonly forms: I9FormRepository;
  readonly entries: I9Entries;
  readonly byLink: AnswerByLink;
  readonly hiring: Pick<Hiring, 'workerReadsIn'>;
  readonly people: NotifyI9Parties;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

/** The language of the page that makes the call; null if it names none. */
type ScreenLanguage = Language | null;

/** The worker's section: by an account, by the link that was sent, or by a copied one with its code (rules.md#i9-links). */
export class Section1Calls {
  private readonly needs: Section1Needs;

  constructor(needs: Section1Needs) {
    this.needs = needs;
  }

  /** @throws DomainError as `FormAccess.ofWorker` and `I9Form.signSection1` */
  async sign(id: ReferralId, worker: UserId, given: SignSection1, from: CallOrigin): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { form } = await this.needs.access.ofWorker(id, worker);
      await this.signed(form, given, evidenceOf('worker', 'account', worker, from));
    });
  }

  /** @throws DomainError as `sign`, for a correction: `I9Form.correctSection1` */
  async correct(id: ReferralId, worker: UserId, given: CorrectSection1, from: CallOrigin): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { form } = await this.needs.access.ofWorker(id, worker);
      await this.corrected(form, given, evidenceOf('worker', 'account', worker, from));
    });
  }

  /** @throws DomainError as `AnswerByLink.run` and `I9Form.signSection1` */
  async signByLink(
    token: string,
    given: SignSection1,
    from: CallOrigin,
    language: ScreenLanguage,
  ): Promise<void> {
    const as = { action: 'sign_section1', code: given.code } as const;
    await this.needs.byLink.run(token, as, from, async (form, evidence) => {
      if (language) await this.needs.hiring.workerReadsIn(form.referralId, language);
      await this.signed(form, given, evidence);
    });
  }

  /** @throws DomainError as `signByLink` */
  async correctByLink(
    token: string,
    given: CorrectSection1,
    from: CallOrigin,
    language: ScreenLanguage,
  ): Promise<void> {
    const as = { action: 'correct_section1', code: given.code } as const;
    await this.needs.byLink.run(token, as, from, async (form, evidence) => {
      if (language) await this.needs.hiring.workerReadsIn(form.referralId, language);
      await this.corrected(form, given, evidence);
    });
  }

  /** Someone helped, and says so later. @throws DomainError as `sign` */
  async addPreparer(id: ReferralId, worker: UserId, preparer: Preparer, from: CallOrigin): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { form } = await this.needs.access.ofWorker(id, worker);
      await this.helped(form, preparer, evidenceOf('worker', 'account', worker, from));
    });
  }

  /** @throws DomainError as `signByLink` and `I9Form.assertSection1Signed` */
  async addPreparerByLink(
    token: string,
    { code, ...preparer }: Preparer & { readonly code: string | null },
    from: CallOrigin,
  ): Promise<void> {
    const as = { action: 'add_helper', code } as const;
    await this.needs.byLink.run(token, as, from, (form, evidence) => this.helped(form, preparer, evidence));
  }

  private async helped(form: I9Form, preparer: Preparer, evidence: SigningEvidence): Promise<void> {
    form.assertSection1Signed();
    await this.prepared(form, [preparer], evidence, this.needs.clock.now());
  }

  private async signed(form: I9Form, given: SignSection1, evidence: SigningEvidence): Promise<void> {
    const at = this.needs.clock.now();
    const { data, numbers } = partedSection1(given, form.today(at));
    form.signSection1(data, evidence, at);
    await this.needs.forms.save(form);
    await this.needs.entries.add(
      i9Entry(form.id, { kind: 'section1', data }, { numbers, evidence, reason: null, at }),
    );
    await this.note(form, 'section1_signed', evidence, at);
    await this.prepared(form, given.preparers, evidence, at);
    await this.needs.people.employer(form, 'i9_section1_signed');
  }

  private async corrected(form: I9Form, given: CorrectSection1, evidence: SigningEvidence): Promise<void> {
    const at = this.needs.clock.now();
    const before = entriesOf(await this.needs.entries.of([form.id]), 'section1').at(-1);
    const passportCountry = before?.data.passportCountry ?? null;
    const whole = withKeptNumbers(given, { numbers: before?.numbers ?? {}, passportCountry });
    const { data, numbers } = partedSection1(whole, form.today(at));
    form.correctSection1(data, at);
    await this.needs.forms.save(form);
    const { reason } = given;
    await this.needs.entries.add(
      i9Entry(form.id, { kind: 'section1', data }, { numbers, evidence, reason, at }),
    );
    await this.note(form, 'section1_corrected', evidence, at);
    await this.prepared(form, given.preparers, evidence, at);
  }

  private async prepared(
    form: I9Form,
    preparers: readonly Preparer[],
    evidence: SigningEvidence,
    at: Date,
  ): Promise<void> {
    for (const preparer of preparers) {
      const data = { ...preparer, signedOn: form.today(at) };
      const entry = i9Entry(
        form.id,
        { kind: 'supplement_a', data },
        { numbers: {}, evidence, reason: null, at },
      );
      await this.needs.entries.add(entry);
      await this.note(form, 'supplement_a_signed', evidence, at);
    }
  }

  private async note(
    { id: formId }: I9Form,
    kind: 'section1_signed' | 'section1_corrected' | 'supplement_a_signed',
    { userId, by }: SigningEvidence,
    at: Date,
  ): Promise<void> {
    await this.needs.trail.add({ formId, kind, actor: 'worker', actorId: userId, at, details: { by } });
  }
}
