import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import { MaskedAddress } from '../../domain/signing/letter-event.ts';
import { unknownLink } from '../letter/letter-access.ts';
import type { OfferReader } from '../letter/offer-reader.ts';
import type { OfferLetterRepository } from '../ports.ts';
import type { SigningLinks } from './signing-links.ts';
import type { LetterRecord } from './ports.ts';

interface SendCodeNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Pick<Hiring, 'lockReferral'>;
  readonly letters: OfferLetterRepository;
  readonly links: SigningLinks;
  readonly reader: Pick<OfferReader, 'workerLanguage'>;
  readonly notifier: Pick<Notifier, 'text'>;
  readonly record: Pick<LetterRecord, 'add'>;
  readonly clock: Clock;
}

/** The code of a copied link, to the phone of the referral (rules.md#copied-links). */
export class SendCode {
  private readonly needs: SendCodeNeeds;

  constructor(needs: SendCodeNeeds) {
    this.needs = needs;
  }

  /** Nothing for a link that was sent: it needs none. @throws DomainError `offers.unknown_link`, and as `OfferLetter.issueCode`. */
  async run(token: string): Promise<void> {
    const { unitOfWork, letters, links, hiring } = this.needs;
    const tokenHash = links.secrets.hash(token);
    const place = await letters.placeOfToken(tokenHash);
    if (!place) throw unknownLink();
    await unitOfWork.transaction(async () => {
      const referral = await hiring.lockReferral(place.referralId);
      const letter = await letters.findById(place.id);
      const link = letter?.linkOf(tokenHash);
      if (!referral || !letter || !link) throw unknownLink();
      if (link === 'copied') await this.issue(letter, referral, tokenHash);
    });
  }

  private async issue(letter: OfferLetter, referral: ReferralFacts, tokenHash: string): Promise<void> {
    const { links, clock, letters, record, notifier, reader } = this.needs;
    const at = clock.now();
    const code = links.secrets.code();
    letter.issueCode(links.codeHash(tokenHash, code), at);
    await letters.save(letter);
    const { workerPhone: to, workerName, referralId, employerId, jobId, company } = referral;
    await notifier.text({
      kind: 'offer_code',
      to,
      language: await reader.workerLanguage(referralId),
      data: { company, code },
      senderId: employerId,
      jobId,
      recipientName: workerName,
      asked: true,
    });
    const maskedAddress = MaskedAddress.phone(to);
    const event = { kind: 'code_sent', channel: 'text', maskedAddress, link: 'copied', at } as const;
    await record.add(letter.id, [event]);
  }
}
