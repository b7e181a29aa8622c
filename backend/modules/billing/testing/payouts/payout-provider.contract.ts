import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '#kernel/ids.ts';
import {
  BalanceTooLow,
  PayoutRefused,
  type PayoutOrder,
  type PayoutProvider,
} from '../../application/payouts/payout-provider.ts';
import { ProviderUnavailable } from '../../application/provider/payment-provider.ts';
import type { WithdrawalFailure } from '../../contract/vocabulary/payouts.ts';

/** What the suite needs done at the provider by others: a person on its pages, and a bank. */
export interface PayoutProviderUnderTest {
  readonly provider: PayoutProvider;
  /** A user who exists where the provider wants one. */
  user(): Promise<string>;
  /** The person gives everything, with a bank that takes money, or refuses it as said. */
  finishOnboarding(recipientId: string, userId: string, bank: 'pays' | WithdrawalFailure): Promise<void>;
  /** The provider's banks do their night's work. */
  night(): Promise<void>;
  /** Money that is in the person's account at the provider, in cents. */
  balanceOf(recipientId: string): Promise<number>;
  /** Requests for it are counted where they can be. */
  transfers(): Promise<number>;
  /** The next thing that it does is done, and nobody hears of it. */
  loseAnswer(): void;
  /** A day is over: it no longer knows under which key it did what. */
  forgetKeys(): void;
  stop(): Promise<void>;
}

/** As does one whose balance may be too low. @param setShort whether it is now */
export function shortBalanceContract(
  name: string,
  open: () => Promise<PayoutProviderUnderTest & { setShort(isShort: boolean): void }>,
): void {
  it(`${name} moves once, by the next attempt, what a balance did not cover before`, async () => {
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
      // What it has answered to this attempt it says again, for a day.
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

    it('has one recipient per user, who is asked for a bank first', async () => {
      const userId = await at.user();
      const who = { userId, email: 'pat@example.com', name: 'Pat Person' };
      const made = await provider.ensureRecipient(who);
      expect(made).toMatchObject({ status: 'incomplete', bank: null });
      expect(made.requirements).toContain('bank_account');
      expect((await provider.ensureRecipient(who)).id).toBe(made.id);
    });

    it('is active with a bank once nothing is missing', async () => {
      const { id } = await recipient('pays');
      expect(await provider.retrieveRecipient(id)).toMatchObject({
        id,
        status: 'active',
        requirements: [],
        bank: { last4: '6789' },
      });
    });

    it('transfers once and pays out once, whoever asks again and at the same time', async () => {
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
      'says why a bank did not take it: %s; what was sent comes back once',
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

    describe('does once what is asked again, because its answer was lost:', () => {
      /** On the same day, and when the first time is forgotten. */
      const asked = async <T>(question: () => Promise<T>): Promise<T> => {
        at.loseAnswer();
        await expect(question()).rejects.toThrow(ProviderUnavailable);
        const answer = await question();
        at.forgetKeys();
        expect(await question()).toEqual(answer);
        return answer;
      };

      it('an account', async () => {
        const who = { userId: await at.user(), email: 'pat@example.com', name: 'Pat Person' };
        at.loseAnswer();
        await expect(provider.ensureRecipient(who)).rejects.toThrow(ProviderUnavailable);
        const made = await provider.ensureRecipient(who);
        expect(await provider.ensureRecipient(who)).toEqual(made);
      });

      it('a transfer, and the way to the bank', async () => {
        const { id } = await recipient('pays');
        const before = await at.transfers();
        const one = order(id);
        await asked(() => provider.transfer(one));
        expect((await at.transfers()) - before).toBe(1);
        expect(await at.balanceOf(id)).toBe(50_00);
        const payout = await asked(() => provider.payOut(one));
        await at.night();
        expect(await provider.retrievePayout(payout.id, id)).toMatchObject({ status: 'paid' });
        // A second one would have taken as much again.
        expect(await at.balanceOf(id)).toBe(0);
      });

      it('what a bank did not take, on its way back', async () => {
        const { id } = await recipient('account_closed');
        const one = order(id);
        const transferId = await provider.transfer(one);
        await provider.payOut(one);
        await at.night();
        await asked(() => provider.takeBack({ ...one, transferId }));
        expect(await at.balanceOf(id)).toBe(0);
      });
    });

    it('refuses to pay somebody who is not ready, and moves nothing', async () => {
      const { id } = await recipient();
      const before = await at.transfers();
      await expect(provider.transfer(order(id))).rejects.toThrow(PayoutRefused);
      expect((await at.transfers()) - before).toBe(0);
    });

    it('keeps what is held for people, asked once or twice', async () => {
      await expect(provider.enforceManualPayouts()).resolves.toBeUndefined();
      await expect(provider.enforceManualPayouts()).resolves.toBeUndefined();
    });
  });
}
