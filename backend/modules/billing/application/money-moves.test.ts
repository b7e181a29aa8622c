import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type OfferLetterId, type PaymentId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { AddOnKind } from '../domain/charging/charge-kind.ts';
import {
  AUTHENTICATING_CARD,
  BillingFixture,
  DECLINING_CARD,
  SUCCEEDING_CARD,
} from '../testing/billing-fixture.ts';
import type { ReferralMoney } from './billing.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
const CARDS = [SUCCEEDING_CARD, DECLINING_CARD, AUTHENTICATING_CARD];

/** One step of hiring, offers, the worker, or the provider; any order is possible. */
const again = fc.constantFrom(1, 1, 2, 4);
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('offer'), addOn: fc.boolean(), times: again }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('revise'),
      addOn: fc.boolean(),
      rate: fc.constantFrom(18, 25, 25, 31, 40),
      times: again,
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('hire'), addOn: fc.boolean(), times: again }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('bonus'), times: again }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('pay'),
      card: fc.constantFrom(0, 0, 0, 0, 1, 2),
      which: fc.constantFrom(0, 0, 1, 2),
      times: again,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constantFrom('undo', 'release', 'void'), times: again }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('deliver', 'cancelOrRefund'), times: again }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('work', 'lose'), times: again }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('wait'), days: fc.constantFrom(1, 31) }) },
);
type Action = {
  act: string;
  addOn?: boolean;
  rate?: number;
  times?: number;
  card?: number;
  which?: number;
  days?: number;
};

/** One referral's lifetime: every step that hiring's own rules allow, repeated and in parallel. */
class Life {
  private readonly fixture: BillingFixture;
  private readonly referral: ReferralMoney;
  private readonly payments: PaymentId[] = [];
  private hired = false;
  /** The letter whose terms may still change, and its add-ons. */
  private letter: { readonly id: OfferLetterId; readonly addOns: readonly AddOnKind[] } | null = null;

  /** Letters that were withdrawn unopened. */
  private readonly unopened: OfferLetterId[] = [];

  constructor(fixture: BillingFixture, referral: ReferralMoney) {
    this.fixture = fixture;
    this.referral = referral;
  }

  async step({
    act,
    times = 1,
    addOn = false,
    rate = 25,
    card = 0,
    which = 0,
    days = 1,
  }: Action): Promise<void> {
    const letter = newId<'offer_letter'>();
    const addOns: AddOnKind[] = addOn ? ['drug_test'] : [];
    const [{ referral }, { referralId }] = [this, this.referral];
    switch (act) {
      case 'offer':
        if (this.hired) return;
        this.letter = { id: letter, addOns };
        return this.charge(times, (billing) =>
          billing.chargeOffer({
            referral,
            offerLetterId: letter,
            pay: PAY,
            addOns,
            unopened: this.unopened,
          }),
        );
      case 'revise':
        return this.revise(times, addOns, Money.ofDollars(rate));
      case 'hire':
        await this.charge(times, async (billing) => {
          const paymentId = this.hired ? null : await billing.chargeHire(referral, addOns);
          await billing.commitHire(referral, this.fixture.now);
          this.hired = true;
          this.letter = null;
          return paymentId;
        });
        return;
      case 'bonus':
        return this.hired ? this.charge(times, (billing) => billing.chargeBonus(referral)) : undefined;
      case 'pay':
        return this.pay(times, which, CARDS[card] ?? SUCCEEDING_CARD);
      case 'undo':
        if (!this.hired || (await this.fixture.billing.hasPaidOut(referralId))) return;
        await this.together(times, (billing) => billing.undoHire(referralId));
        this.hired = false;
        return;
      case 'release':
        if (this.hired) return;
        if (this.letter) this.unopened.push(this.letter.id);
        this.letter = null;
        return this.together(times, (billing) => billing.releaseUnhired(referralId, 'offer_withdrawn'));
      case 'void':
        if (!this.hired) return;
        await this.together(times, (billing) => billing.voidMilestones(referralId));
        this.hired = false;
        return;
      case 'deliver':
        return this.together(times, async () => {
          await this.fixture.wired.addOnCharges.deliver(referralId, 'drug_test');
        });
      case 'cancelOrRefund':
        return this.together(times, async () => {
          await this.fixture.wired.addOnCharges.cancelOrRefund(referralId, 'drug_test', 'not_delivered');
        });
      case 'lose':
        this.fixture.loseAnswers(times);
        return;
      case 'wait':
        return this.fixture.advance(days * 24);
      default:
        await Promise.all(Array.from({ length: times }, () => this.fixture.settle()));
    }
  }

  private async revise(times: number, addOns: readonly AddOnKind[], rate: Money): Promise<void> {
    const { letter, referral } = this;
    if (!letter) return;
    this.letter = { id: letter.id, addOns };
    const removed = letter.addOns.filter((addOn) => !addOns.includes(addOn));
    const revision = {
      referral,
      offerLetterId: letter.id,
      pay: { rate, type: 'hourly' },
      addOns,
      removed,
    } as const;
    await this.charge(times, (billing) => billing.reviseOffer(revision));
  }

  private async charge(
    times: number,
    ask: (billing: BillingFixture['billing']) => Promise<PaymentId | null>,
  ): Promise<void> {
    const ids = await Promise.all(
      Array.from({ length: times }, () => this.fixture.inReferral(this.referral.referralId, ask)),
    );
    const made = ids.filter((id) => id !== null);
    if (new Set(made).size > 1) throw new Error(`One charge has the payments ${made.join(', ')}`);
    for (const id of new Set(made)) {
      this.payments.push(id);
      await this.fixture.billing.present(id);
    }
  }

  private async together(
    times: number,
    act: (billing: BillingFixture['billing']) => Promise<void>,
  ): Promise<void> {
    await Promise.all(
      Array.from({ length: times }, () => this.fixture.inReferral(this.referral.referralId, act)),
    );
  }

  /** A browser with an old page open may still pay what was canceled. */
  private async pay(times: number, which: number, card: typeof SUCCEEDING_CARD): Promise<void> {
    const paymentId = this.payments.at(-1 - (which % Math.max(1, this.payments.length)));
    if (!paymentId) return;
    await Promise.all(
      Array.from({ length: times }, () => this.fixture.payAnyhow(paymentId, card).catch(() => undefined)),
    );
  }
}

describe('money', () => {
  let fixture: BillingFixture;

  beforeAll(async () => {
    fixture = await BillingFixture.open();
  });
  afterAll(() => fixture.stop());

  it('money is never charged, promised, or paid twice in any order of steps', async () => {
    const sequences = fc.array(action, { minLength: 10, maxLength: 20, size: 'max' });
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const referral = await fixture.referral();
        const life = new Life(fixture, referral);
        for (const step of steps) {
          await life.step(step);
          expect((await fixture.check()).problems).toEqual([]);
        }
        fixture.loseAnswers(0);
        await fixture.settle();
        await fixture.advance(61 * 24);
        expect((await fixture.check()).problems).toEqual([]);
        expect(await fixture.atProvider(referral)).toEqual(await fixture.inBooks(referral));
        const { released } = await fixture.billing.earnings(referral.referrerId ?? newId());
        expect(released.cents).toBeLessThanOrEqual(await fixture.bonusesCharged(referral));
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
