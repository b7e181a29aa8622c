import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { PayoutSchedule } from '../domain/payout-schedule.ts';
import { booksContract } from './books.contract.ts';
import {
  InMemoryMilestoneRepository,
  InMemoryObligationRepository,
  InMemoryPaymentRepository,
} from './in-memory-books.ts';

booksContract('The books in memory', async () => ({
  books: {
    payments: new InMemoryPaymentRepository(),
    obligations: new InMemoryObligationRepository(),
    milestones: new InMemoryMilestoneRepository(),
  },
  referral: async () => ({
    referralId: newId(),
    jobId: newId(),
    employerId: newId(),
    referrerId: newId(),
    bonus: Money.ofDollars(500),
    payoutSchedule: PayoutSchedule.standard.terms,
  }),
  within: (work) => work(),
  stop: async () => undefined,
}));
