import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { I9WorkerAction } from '../../contract/vocabulary/actions/i9-actions.ts';
import { throwRefusal } from '../../domain/actions/refusal.ts';
import { refusalOfLink } from '../../domain/actions/worker-actions.ts';
import { needsCode } from '../../domain/links/i9-link.ts';
import type { SigningEvidence } from '../../domain/form/i9-entry.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import { evidenceOf, type CallOrigin, type FormAccess, type OpenedByLink } from '../form/form-access.ts';
import type { I9LinkRepository, I9Links } from '../ports.ts';

interface AnswerByLinkNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: FormAccess;
  readonly linkRows: I9LinkRepository;
  readonly links: I9Links;
  readonly clock: Clock;
}

/** The use of the link, and the entered code; null without one. */
interface LinkUse {
  readonly action: I9WorkerAction;
  readonly code: string | null;
}

const INVALID_CODE = 'invalid';

/**
 * Handles a worker's answers by a link: the one that was sent, or a copied one with its code
 * (rules.md#i9-links).
 */
export class AnswerByLink {
  private readonly needs: AnswerByLinkNeeds;

  constructor(needs: AnswerByLinkNeeds) {
    this.needs = needs;
  }

  /**
   * A wrong code is counted, so its refusal comes after the transaction.
   * @throws DomainError `eligibility.unknown_link`, `eligibility.link_expired`, `eligibility.code_required`,
   * `eligibility.invalid_code`, `eligibility.copied_link`, and as `I9Form.assertLives` and `work`
   */
  async run(
    token: string,
    { action, code }: LinkUse,
    from: CallOrigin,
    work: (form: I9Form, evidence: SigningEvidence) => Promise<void>,
  ): Promise<void> {
    const outcome = await this.needs.unitOfWork.transaction(async () => {
      const opened = await this.needs.access.byToken(token);
      opened.form.assertLives();
      const { kind } = opened.link;
      throwRefusal(refusalOfLink(action, { kind, isOpen: opened.link.isOpen(this.needs.clock.now()) }));
      if (!(await this.mayAnswer(opened, code))) return INVALID_CODE;
      const by = kind === 'sent' ? 'sent_link' : 'copied_link';
      await work(opened.form, evidenceOf('worker', by, null, from));
      return 'done';
    });
    if (outcome === INVALID_CODE)
      throw new DomainError('eligibility.invalid_code', 'invalid', 'Invalid Code', { path: 'code' });
  }

  private async mayAnswer({ link }: OpenedByLink, code: string | null): Promise<boolean> {
    if (!needsCode(link.kind)) return true;
    if (code === null) {
      const message = 'Enter the code we texted to the worker';
      throw new DomainError('eligibility.code_required', 'forbidden', message, { path: 'code' });
    }
    const isRight = link.tryCode(this.needs.links.codeHash(link.id, code), this.needs.clock.now());
    await this.needs.linkRows.save(link);
    return isRight;
  }
}
