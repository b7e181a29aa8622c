import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '#kernel/ids.ts';
import {
  BalanceTooLow,
  PayoutRefused,
  type PayoutOrder,
  type PayoutProvider,
} from '../../application/payouts/payout-provider.ts';
import { ProviderUnavailable } from '../../application/provider/payment-provider.ts';
import type { WithdrawalFailure } from '../../contract/vocabulary/payouts/payouts.ts';

/** The actions that other parties take at the provider: a person on its pages, and a bank. */
export interface PayoutProviderUnderTest {
  readonly provider: PayoutProvider;
  /** A user who exists if the provider needs one. */
  user(): Promise<string>;
  /** The person completes all details, with a bank that accepts money or refuses it this way. */
  finishOnboarding(recipientId: string, userId: string, bank: 'pays' | WithdrawalFailure): Promise<void>;
  /** Runs the banks' nightly work. */
  night(): Promise<void>;
  /** Money in the person's account at the provider, in cents. */
  balanceOf(recipientId: string): Promise<number>;
  /** The number of transfer requests, if they can be counted. */
  transfers(): Promise<number>;
  /** Makes it act on the next request and lose its answer. */
  loseAnswer(): void;
  /** Simulates the next day: idempotency keys are forgotten. */
  forgetKeys(): void;
  stop(): Promise<void>;
}

/** A contract for providers whose balance may be too low. @param setShort whether it is now */
export function shortBalanceContract(
  name: string,
  open: () => Promise<PayoutProviderUnderTest & { setShort(isShort: boolean): void }>,
): void {
  it(`${name} moves money once, by the next attempt, after a balance did not cover it`, async () => {
    const { provider, ...at } = await open();
    onTestFinished(() => at.stop());
    const userId = await at.user();
    const { id } = await provider.ensureRecipient({ userId, email: 'pat@example.com', name: 'Pat Person' });
    await at.finishOnboarding(id, userId, 'account_closed');
    const order = { withdrawalId: newId(), recipientId: id, amountCents: 50_00 };
    let attempt = 1;
    const movedNext = async <T>(move: (order: PayoutOrder) => Promise<T>): Promise<T> => {
      at.setShort(true);
      await expect(move({ ...order, attempt })).rejects.toThrow(BalanceTooLow);
      at.setShort(false);
      // It repeats its answer to this attempt for a day.
      await expect(move({ ...order, attempt })).rejects.toThrow(BalanceTooLow);
      attempt += 1;
      return move({ ...order, attempt });
    };
    const transferId = await movedNext((asked) => provider.transfer(asked));
    expect(await provider.transfer({ ...order, attempt: attempt + 1 })).toBe(transferId);
    const payout = await movedNext((asked) => provider.payOut(asked));
    expect(await provider.payOut({ ...order, attempt: attempt + 1 })).toEqual(payout);
    await at.night();
    await movedNext((asked) => provider.takeBack({ ...asked, transferId }));
    expect([await at.balanceOf(id), await at.transfers()]).toEqual([0, 1]);
  });
}

/** Every provider of payouts passes this (rules.md#payment-providers). */
export function payoutProviderContract(name: string, open: () => Promise<PayoutProviderUnderTest>): void {
  describe(`${name} as a provider of payouts`, () => {
    let at: PayoutProviderUnderTest;
    let provider: PayoutProvider;

    beforeAll(async () => {
      at = await open();
      provider = at.provider;
    });
    afterAll(() => at.stop());

    const recipient = async (bank?: 'pays' | WithdrawalFailure) => {
      const userId = await at.user();
      const made = await provider.ensureRecipient({ userId, email: 'pat@example.com', name: 'Pat Person' });
      if (bank) await at.finishOnboarding(made.id, userId, bank);
      return { id: made.id, userId };
    };
    const order = (recipientId: string) => ({
      withdrawalId: newId(),
      attempt: 1,
      recipientId,
      amountCents: 50_00,
    });

    it('a user has one recipient, whose first requirement is a bank', async () => {
      const userId = await at.user();
      const who = { userId, email: 'pat@example.com', name: 'Pat Person' };
      const made = await provider.ensureRecipient(who);
      expect(made).toMatchObject({ status: 'incomplete', bank: null });
      expect(made.requirements).toContain('bank_account');
      expect((await provider.ensureRecipient(who)).id).toBe(made.id);
    });

    it('a recipient is active with a bank once nothing is missing', async () => {
      const { id } = await recipient('pays');
      expect(await provider.retrieveRecipient(id)).toMatchObject({
        id,
        status: 'active',
        requirements: [],
        bank: { last4: '6789' },
      });
    });

    it('a transfer and its payout happen once, even for repeated and parallel requests', async () => {
      const { id } = await recipient('pays');
      const asked = order(id);
      const before = await at.transfers();
      const made = await Promise.all(Array.from({ length: 5 }, () => provider.transfer(asked)));
      expect(new Set(made).size).toBe(1);
      expect(await provider.transfer(asked)).toBe(made[0]);
      expect((await at.transfers()) - before).toBe(1);
      expect(await at.balanceOf(id)).toBe(50_00);
      const payout = await provider.payOut(asked);
      expect(payout).toMatchObject({ status: 'pending', failure: null });
      expect((await provider.payOut(asked)).id).toBe(payout.id);
      await at.night();
      expect(await provider.retrievePayout(payout.id, id)).toMatchObject({ id: payout.id, status: 'paid' });
      expect(await at.balanceOf(id)).toBe(0);
    });

    it.each(['account_closed', 'no_account', 'refused_by_bank'] as const)(
      'a payout that a bank refuses reports its reason %s, and its transfer is reversed once',
      async (failure) => {
        const { id } = await recipient(failure);
        const asked = order(id);
        const transferId = await provider.transfer(asked);
        const { id: payoutId } = await provider.payOut(asked);
        await at.night();
        expect(await provider.retrievePayout(payoutId, id)).toMatchObject({ status: 'failed', failure });
        await provider.takeBack({ ...asked, transferId });
        await provider.takeBack({ ...asked, transferId });
        expect(await at.balanceOf(id)).toBe(0);
      },
    );

    describe('a request repeated after a lost answer', () => {
      /** Repeats it on the same day, and after the key is forgotten. */
      const asked = async <T>(question: () => Promise<T>): Promise<T> => {
        at.loseAnswer();
        await expect(question()).rejects.toThrow(ProviderUnavailable);
        const answer = await question();
        at.forgetKeys();
        expect(await question()).toEqual(answer);
        return answer;
      };

      it('a repeated account is created once', async () => {
        const who = { userId: await at.user(), email: 'pat@example.com', name: 'Pat Person' };
        at.loseAnswer();
        await expect(provider.ensureRecipient(who)).rejects.toThrow(ProviderUnavailable);
        const made = await provider.ensureRecipient(who);
        expect(await provider.ensureRecipient(who)).toEqual(made);
      });

      it('a repeated transfer and payout happen once', async () => {
        const { id } = await recipient('pays');
        const before = await at.transfers();
        const one = order(id);
        await asked(() => provider.transfer(one));
        expect((await at.transfers()) - before).toBe(1);
        expect(await at.balanceOf(id)).toBe(50_00);
        const payout = await asked(() => provider.payOut(one));
        await at.night();
        expect(await provider.retrievePayout(payout.id, id)).toMatchObject({ status: 'paid' });
        // A second one would have taken the same amount again.
        expect(await at.balanceOf(id)).toBe(0);
      });

      it('a repeated reversal of a refused payout happens once', async () => {
        const { id } = await recipient('account_closed');
        const one = order(id);
        const transferId = await provider.transfer(one);
        await provider.payOut(one);
        await at.night();
        await asked(() => provider.takeBack({ ...one, transferId }));
        expect(await at.balanceOf(id)).toBe(0);
      });
    });

    it('a payout to a person who is not ready is refused, and moves nothing', async () => {
      const { id } = await recipient();
      const before = await at.transfers();
      await expect(provider.transfer(order(id))).rejects.toThrow(PayoutRefused);
      expect((await at.transfers()) - before).toBe(0);
    });

    it('manual payouts can be enforced repeatedly', async () => {
      await expect(provider.enforceManualPayouts()).resolves.toBeUndefined();
      await expect(provider.enforceManualPayouts()).resolves.toBeUndefined();
    });
  });
}
