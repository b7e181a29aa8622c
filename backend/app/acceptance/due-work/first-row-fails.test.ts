import { describe, expect, it } from 'vitest';
import type { DueWork } from '#kernel/tasks.ts';
import { CheckRecipients } from '#modules/billing/application/payouts/check-recipients.ts';
import { EndAdverseAction } from '#modules/checks/application/notice/end-adverse-action.ts';
import { SettleNotices } from '#modules/checks/application/notice/settle-notices.ts';
import { PurgeForms } from '#modules/eligibility/application/retention/purge-forms.ts';
import { RemindOfForms } from '#modules/eligibility/application/due/remind-of-forms.ts';
import { EndLateReviews } from '#modules/eligibility/application/review/end-late-reviews.ts';
import { CollectWaitingTexts } from '#modules/moderation/application/cases/collect-waiting-texts.ts';
import { RefundUndelivered } from '#modules/offers/application/addon/refund-undelivered.ts';
import { noTransaction } from '#testing/fixtures/no-transaction.ts';
import { TestClock } from '#testing/fixtures/time/test-clock.ts';

const ROWS = ['one', 'two', 'three'].map((id) => ({ id, referralId: id, kind: 'post' }));

/** A sweep with its needs, as far as it uses them before its first step with a row. */
function sweepOf(Sweep: new (needs: never) => DueWork, needs: object): DueWork {
  return new Sweep({ unitOfWork: noTransaction, clock: new TestClock(), ...needs } as never);
}

type Turn = () => Promise<null>;

const all = async (): Promise<unknown> => ROWS;
/** Those after the last row are none. */
const paged = async (_until: unknown, after: unknown): Promise<unknown> => (after === null ? ROWS : []);

const SWEEPS: readonly ((turn: Turn) => DueWork)[] = [
  (turn) =>
    sweepOf(CheckRecipients, {
      provider: { name: 'sandbox' },
      recipients: { takeWaiting: all },
      accounts: { refresh: turn },
    }),
  (turn) =>
    sweepOf(EndAdverseAction, {
      reader: { dueActions: all },
      hiring: { lockReferral: turn },
      actions: { find: async () => null },
    }),
  (turn) => sweepOf(SettleNotices, { reader: { actionsToLookAt: all, placeOfAction: turn } }),
  (turn) =>
    sweepOf(EndLateReviews, {
      reviews: { begunBy: paged, waitingOf: async () => null },
      hiring: { lockReferral: turn },
      forms: { findOfReferral: async () => null },
    }),
  (turn) =>
    sweepOf(PurgeForms, {
      reader: { toPurge: all },
      hiring: { lockReferral: turn },
      forms: { find: async () => null },
      copies: { destroyUnsigned: async () => 0 },
    }),
  (turn) =>
    sweepOf(RemindOfForms, {
      reader: { toRemind: all },
      hiring: { lockReferral: turn },
      forms: { find: async () => null },
    }),
  (turn) =>
    sweepOf(CollectWaitingTexts, {
      waiting: { endDeleted: async () => 0, find: all },
      cases: { lockTarget: turn },
      contents: { find: async () => null },
    }),
  (turn) =>
    sweepOf(RefundUndelivered, {
      addons: { undelivered: paged, find: async () => null, firstDayOf: async () => null },
      hiring: { lockReferral: turn },
    }),
];

/** The rows that had a turn. */
async function turnsOf(create: (turn: Turn) => DueWork): Promise<number> {
  let turns = 0;
  const sweep = create(async () => {
    turns += 1;
    if (turns === 1) throw new Error('a bad row');
    return null;
  });
  // A sweep with progress reports the failure in its next run, when nothing else is due.
  await sweep.run().catch((error: unknown) => expect(error).toMatchObject({ message: 'a bad row' }));
  return turns;
}

describe('a sweep whose first row fails', () => {
  const named = SWEEPS.map((create) => [create(async () => null).name, create] as const);

  it.each(named)('%s gives every row a turn, even if the first one fails', async (_name, create) => {
    expect(await turnsOf(create)).toBeGreaterThanOrEqual(ROWS.length);
  });
});
