import { expect, it } from 'vitest';
import { addDays } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import { noTransaction } from '#testing/fixtures/no-transaction.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { disputeActions, evidenceActions } from '../../domain/disputes/dispute-actions.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import { SendEvidence, type AnswerableDispute } from './send-evidence.ts';

const DAY = { past: addDays(TEST_NOW, -1), now: TEST_NOW, next: addDays(TEST_NOW, 1) };
const STATES = (['open', 'won', 'lost'] as const).flatMap((state) =>
  [null, DAY.past, DAY.now, DAY.next].flatMap((evidenceDueAt) =>
    [null, DAY.past].map((answeredAt): AnswerableDispute => {
      return { providerDisputeId: 'dp', state, evidenceDueAt, answeredAt };
    }),
  ),
);
const TOLD = {
  evidence: {
    customerName: '',
    customerEmail: '',
    productDescription: '',
    serviceDate: null,
    activityLog: '',
    statement: '',
  },
  files: [],
};

function answersOf(dispute: AnswerableDispute): SendEvidence {
  return new SendEvidence({
    unitOfWork: noTransaction,
    provider: { sendEvidence: async () => undefined } as unknown as PaymentProvider,
    disputes: { find: async () => dispute, keep: async () => true },
    audit: { record: async () => undefined },
    clock: { now: () => TEST_NOW },
  });
}

it.each(STATES)('a bank takes an answer to the dispute %o exactly if its actions say so', async (dispute) => {
  const answers = answersOf(dispute);
  const isTaken = await answers.send('one', TOLD, { by: asId<'user'>('admin'), requestId: null }).then(
    () => true,
    () => false,
  );
  expect(disputeActions({ ...dispute, isOwed: false }, TEST_NOW).includes('answer')).toBe(isTaken);
  expect((await answers.actions('one')).includes('send')).toBe(isTaken);
  expect(evidenceActions(dispute, TEST_NOW).includes('open_files')).toBe(dispute.answeredAt === null);
});

it('a dispute can be answered in one of the states, and a debt is forgiven only while it is owed', () => {
  const [open] = STATES;
  if (!open) throw new Error('There is no state');
  expect(disputeActions({ ...open, isOwed: true }, TEST_NOW)).toEqual(['answer', 'forgive']);
  expect(disputeActions({ ...open, answeredAt: DAY.past, isOwed: false }, TEST_NOW)).toEqual(['read_answer']);
});
