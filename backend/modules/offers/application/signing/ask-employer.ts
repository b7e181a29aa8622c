import type { Clock } from '#kernel/clock.ts';
import type { LinkKind } from '#kernel/links/link-code.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import { MaskedAddress } from '../../domain/signing/letter-event.ts';
import { assertTakesRequests, type OfferRequest } from '../../domain/signing/offer-request.ts';
import { unknownLink, type LetterAccess } from '../letter/letter-access.ts';
import type { OfferLetterRepository } from '../ports.ts';
import type { SigningLinks } from './signing-links.ts';
import type { CodeCheck } from './code-check.ts';
import type { LetterRecord, OfferRequests } from './ports.ts';

interface AskEmployerNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: Pick<OfferLetterRepository, 'placeOfToken' | 'findOpenAddendum' | 'save'>;
  readonly links: Pick<SigningLinks, 'secrets'>;
  readonly codeCheck: Pick<CodeCheck, 'codeRefusal'>;
  readonly requests: Pick<OfferRequests, 'add' | 'addMailing'>;
  readonly record: Pick<LetterRecord, 'add'>;
  readonly notifier: Pick<Notifier, 'notify'>;
  readonly clock: Clock;
}

const NOTICES = {
  paper_copy: 'offer_paper_copy',
  consent_withdrawn: 'offer_consent_withdrawn',
} as const satisfies Record<OfferRequest['kind'], string>;

export interface EmployerRequest extends Pick<OfferRequest, 'kind' | 'mailingAddress'> {
  /** The code of a copied link; null if none was typed. */
  readonly code: string | null;
  /** The caller's address. */
  readonly ip: string | null;
}

/**
 * The candidate requests paper or withdraws the consent; the employer is notified once of each
 * (rules.md#paper-and-withdrawal).
 */
export class AskEmployer {
  private readonly needs: AskEmployerNeeds;

  constructor(needs: AskEmployerNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_link` (not_found), as `assertTakesRequests`, and what `CodeCheck` refuses. */
  async run(token: string, { code, ip, ...asked }: EmployerRequest): Promise<void> {
    const { unitOfWork, letters, links, access, clock, requests, codeCheck } = this.needs;
    const tokenHash = links.secrets.hash(token);
    const place = await letters.placeOfToken(tokenHash);
    if (!place) throw unknownLink();
    const refusal = await unitOfWork.transaction(async () => {
      const letter = await access.lock(place);
      const link = letter?.linkOf(tokenHash);
      if (!letter || !link) throw unknownLink();
      const requestedAt = clock.now();
      assertTakesRequests(letter, requestedAt);
      const refused = await codeCheck.codeRefusal(letter, { tokenHash, link, code });
      if (refused) return refused;
      const isNew = await requests.add(letter.id, { ...asked, requestedAt, doneAt: null });
      if (isNew && asked.kind === 'consent_withdrawn')
        await this.withdrawConsent(letter, { link, ip, at: requestedAt });
      if (isNew) await this.tellEmployer(letter, asked.kind);
      return null;
    });
    if (refusal) throw refusal;
  }

  /** The letter stores the time. An open addendum is mailed, too. */
  private async withdrawConsent(
    letter: OfferLetter,
    { link, ip, at }: { readonly link: LinkKind; readonly ip: string | null; readonly at: Date },
  ): Promise<void> {
    const { letters, requests, record } = this.needs;
    letter.withdrawConsent(at);
    await letters.save(letter);
    const maskedAddress = MaskedAddress.network(ip);
    await record.add(letter.id, [{ kind: 'consent_withdrawn', channel: 'page', maskedAddress, link, at }]);
    const addendum = letter.isAddendum ? null : await letters.findOpenAddendum(letter.id);
    if (!addendum) return;
    addendum.withdrawConsent(at);
    await letters.save(addendum);
    await requests.addMailing(addendum.id, at);
  }

  private async tellEmployer(letter: OfferLetter, kind: OfferRequest['kind']): Promise<void> {
    const { id: offerLetterId, referralId, jobId, workerName, jobTitle } = letter;
    await this.needs.notifier.notify({
      userId: letter.employerId,
      kind: NOTICES[kind],
      data: { offerLetterId, referralId, jobId, workerName, jobTitle },
    });
  }
}
