import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { ChecksReader } from '../checks-reader.ts';
import type { NotifyCheckParties } from '../notify-check-parties.ts';
import type { CheckLinks, ConsentLinkRepository } from '../ports.ts';
import { unknownLink } from '../referral-access.ts';

interface SendConsentCodeNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Pick<Hiring, 'lockReferral'>;
  readonly reader: Pick<ChecksReader, 'placeOfConsent'>;
  readonly consents: ConsentLinkRepository;
  readonly links: CheckLinks;
  readonly people: NotifyCheckParties;
  readonly clock: Clock;
}

/** The code of a copied consent link, to the phone of the referral (rules.md#copied-links). */
export class SendConsentCode {
  private readonly needs: SendConsentCodeNeeds;

  constructor(needs: SendConsentCodeNeeds) {
    this.needs = needs;
  }

  /** Nothing for a link that was sent: it needs none. @throws DomainError `checks.unknown_link`, and as `ConsentLink.issueCode` */
  async run(token: string): Promise<void> {
    const { unitOfWork, hiring, reader, consents, links, people, clock } = this.needs;
    const tokenHash = links.secrets.hash(token);
    const place = await reader.placeOfConsent(tokenHash);
    if (!place) throw unknownLink();
    await unitOfWork.transaction(async () => {
      const referral = await hiring.lockReferral(place.referralId);
      const link = await consents.findByToken(tokenHash);
      if (!referral || !link) throw unknownLink();
      if (link.linkOf(tokenHash) === 'sent') return;
      const code = links.secrets.code();
      link.issueCode(links.codeHash(tokenHash, code), clock.now());
      await consents.save(link);
      await people.sendCode(referral, code);
    });
  }
}
