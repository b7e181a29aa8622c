import type { Clock } from '#kernel/clock.ts';
import type { DomainError } from '#kernel/domain-error.ts';
import { LinkCode, type LinkKind } from '#kernel/links/link-code.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { OfferLetterRepository } from '../ports.ts';
import type { SigningLinks } from './signing-links.ts';

interface CodeCheckNeeds {
  readonly letters: Pick<OfferLetterRepository, 'save'>;
  readonly links: Pick<SigningLinks, 'codeHash'>;
  readonly clock: Clock;
}

/** The link that was used and the typed code; null if there was none. */
export interface LinkUsed {
  readonly tokenHash: string;
  readonly link: LinkKind;
  readonly code: string | null;
}

/** (tx) Whether an answer counts: by the link that was sent, or by a copied one with its code (rules.md#copied-links). */
export class CodeCheck {
  private readonly needs: CodeCheckNeeds;

  constructor(needs: CodeCheckNeeds) {
    this.needs = needs;
  }

  /**
   * Null if the code is valid. The caller throws a refusal after the transaction, which saves the attempt.
   * @throws DomainError as `assertAnswerable`; `offers.code_required` (forbidden)
   */
  async refusalOf(letter: OfferLetter, used: LinkUsed): Promise<DomainError | null> {
    // A late answer reports that it is late, not that a code is missing.
    letter.assertAnswerable(this.needs.clock.now());
    return this.codeRefusal(letter, used);
  }

  /**
   * The same for requests that are also possible after the answer; the caller checks that they are. @throws
   * DomainError `offers.code_required` (forbidden)
   */
  async codeRefusal(letter: OfferLetter, { tokenHash, link, code }: LinkUsed): Promise<DomainError | null> {
    const now = this.needs.clock.now();
    if (link === 'sent') return null;
    if (code === null) throw LinkCode.required('offers');
    const result = letter.tryCode(this.needs.links.codeHash(tokenHash, code), now);
    await this.needs.letters.save(letter);
    return LinkCode.refusal(result, 'offers');
  }
}
