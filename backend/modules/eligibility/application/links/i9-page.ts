import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { I9Page } from '../../contract/form/i9-form.ts';
import { FORM_I9 } from '../../contract/vocabulary/form/form-i9.ts';
import { linkActions } from '../../domain/actions/worker-actions.ts';
import { needsCode } from '../../domain/links/i9-link.ts';
import { unknownLink, type FormAccess } from '../form/form-access.ts';
import type { NotifyI9Parties } from '../notify-i9-parties.ts';
import { presentMismatch } from '../everify/present-case.ts';
import { presentSection1 } from '../form/present-form.ts';
import type { I9LinkRepository, I9Links, I9PageRow, I9Reader, I9Trail } from '../ports.ts';

interface I9PageNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: FormAccess;
  readonly linkRows: I9LinkRepository;
  readonly links: I9Links;
  readonly reader: Pick<I9Reader, 'page'>;
  readonly people: NotifyI9Parties;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

/** The worker's page, which opens without an account (rules.md#i9-links). */
export class I9Pages {
  private readonly needs: I9PageNeeds;

  constructor(needs: I9PageNeeds) {
    this.needs = needs;
  }

  /** Decides nothing (rules.md#opening-decides-nothing). @throws DomainError `eligibility.unknown_link` (not_found) */
  async show(token: string): Promise<I9Page> {
    const row = await this.needs.reader.page(this.needs.links.secrets.hash(token));
    if (!row) throw unknownLink();
    const isOpen = !row.isRevoked && this.needs.clock.now() < new Date(row.expiresAt);
    const { workerName, jobTitle, company, workerLanguage, startsOn, signedAt, kind, section1Data } = row;
    return {
      workerName,
      jobTitle,
      company,
      workerLanguage,
      edition: FORM_I9.edition,
      startsOn,
      state: stateOf(row, isOpen),
      actions: linkActions({ ...row, openCase: row.mismatch }, { kind, isOpen }),
      needsCode: needsCode(kind),
      signedAt,
      section1: kind === 'sent' && section1Data !== null ? presentSection1(section1Data, null) : null,
      helpers: kind === 'sent' ? [...row.helpers] : [],
      usesEverify: row.usesEverify,
      mismatch: kind === 'sent' && row.mismatch !== null ? presentMismatch(row.mismatch) : null,
    };
  }

  /**
   * A code for a copied link goes to the worker's own phone.
   * @throws DomainError `eligibility.unknown_link`, `eligibility.link_expired`, `eligibility.too_many_codes`
   */
  async sendCode(token: string): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { form, referral, link } = await this.needs.access.byToken(token);
      form.assertLives();
      const at = this.needs.clock.now();
      const code = this.needs.links.secrets.code();
      link.issueCode(this.needs.links.codeHash(link.id, code), at);
      await this.needs.linkRows.save(link);
      await this.needs.trail.add({ formId: form.id, kind: 'code_sent', actor: 'system', actorId: null, at });
      await this.needs.people.sendCode(form, referral, code);
    });
  }
}

function stateOf(row: I9PageRow, isOpen: boolean): I9Page['state'] {
  if (row.formStatus === 'canceled' || row.formStatus === 'purged') return 'canceled';
  if (row.section1Status === 'complete') return 'signed';
  return isOpen ? 'open' : 'expired';
}
