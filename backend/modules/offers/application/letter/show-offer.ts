import { mayBeOffered } from '#contract/hiring/vocabulary/referral-status.ts';
import { isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import type { Clock } from '#kernel/clock.ts';
import type { OfferLetterId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Billing, LetterPayment, PaymentView } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { OfferLetter } from '../../contract/index.ts';
import { letterActions, type LetterState } from '../../domain/letter/letter-actions.ts';
import { requestActions } from '../../domain/signing/offer-request.ts';
import { isSameName } from '../../contract/vocabulary/signing/signed-names.ts';
import { ownReferral, unknownLetter } from './letter-access.ts';
import type { LetterRow, OfferReader } from './offer-reader.ts';
import type { SigningLinks } from '../signing/signing-links.ts';

/** With the payment as billing shows it. */
type ShownLetter = Omit<OfferLetter, 'payment' | 'payments'> & {
  readonly payment: PaymentView | null;
  readonly payments: readonly LetterPayment[];
};

interface ShowOfferNeeds {
  readonly reader: OfferReader;
  readonly links: SigningLinks;
  readonly billing: Pick<Billing, 'moneyOfLetter' | 'paidForLetter'>;
  readonly hiring: Pick<Hiring, 'referral'>;
  readonly clock: Clock;
}

/** A letter as its owner reads it, with payment and the candidate's link, or as the referrer does, without. */
export class ShowOffer {
  private readonly needs: ShowOfferNeeds;

  constructor(needs: ShowOfferNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_letter` (not_found). */
  async toOwner(id: OfferLetterId): Promise<ShownLetter> {
    const row = await this.needs.reader.letter(id, this.needs.clock.now());
    if (!row) throw unknownLetter();
    return this.whole(row);
  }

  /**
   * The latest of a referral, in any state (rules.md#latest-offer).
   * @throws DomainError `offers.unknown_referral`, `offers.unknown_letter` (not_found), `offers.not_owner` (forbidden).
   */
  async latest(referralId: ReferralId, reader: UserId): Promise<ShownLetter> {
    const referral = await this.needs.hiring.referral(referralId);
    const isReferrer = referral?.referrerId === reader && referral.employerId !== reader;
    if (!isReferrer) ownReferral(referral, reader);
    const row = await this.needs.reader.latestLetter(referralId, this.needs.clock.now());
    if (!row) throw unknownLetter();
    return isReferrer ? withoutPrivateParts(row) : this.whole(row);
  }

  private async whole(row: LetterRow): Promise<ShownLetter> {
    const { letter, link } = row;
    const { payment, isPaid } = await this.needs.billing.moneyOfLetter(link.id);
    const actions = letterActions(stateOf(row, isPaid));
    return {
      ...letter,
      actions,
      requests: letter.requests.map((request) => ({ ...request, actions: requestActions(request) })),
      addenda: letter.addenda.map((addendum) => ({ ...addendum, actions: actionsOfAddendum(addendum) })),
      signedAs: otherName(letter),
      signingUrl: actions.includes('copy_link') ? this.needs.links.urlOf(link, 'copied') : null,
      payment,
      payments: await this.needs.billing.paidForLetter(link.id),
    };
  }
}

function stateOf({ letter, referralStatus }: LetterRow, isPaid: boolean): LetterState {
  const { status, isAddendum, signatureKind, pending, counter, addenda } = letter;
  return {
    status,
    isAddendum,
    signatureKind,
    hasPending: pending !== null,
    isPaid,
    counter: counter?.status === 'open' ? counter : null,
    hasOpenAddendum: addenda.some((addendum) => isOut(addendum.status)),
    isInterviewing: mayBeOffered(referralStatus),
  };
}

/** An addendum costs nothing, and has neither requests for changes nor addenda of its own. */
function actionsOfAddendum({ status, signatureKind }: LetterRow['letter']['addenda'][number]) {
  return letterActions({
    status,
    isAddendum: true,
    signatureKind,
    hasPending: false,
    isPaid: true,
    counter: null,
    hasOpenAddendum: false,
    isInterviewing: false,
  });
}

function otherName({ signedAs, workerName }: Pick<OfferLetter, 'signedAs' | 'workerName'>): string | null {
  return signedAs !== null && !isSameName(signedAs, workerName) ? signedAs : null;
}

function withoutPrivateParts({ letter }: LetterRow): ShownLetter {
  return {
    ...letter,
    actions: [],
    workerEmail: null,
    workerPhone: null,
    signingUrl: null,
    payment: null,
    payments: [],
    requests: [],
    consentWithdrawnAt: null,
    counter: null,
    pending: null,
    signedAs: null,
    addenda: [],
    paperScan: null,
  };
}
