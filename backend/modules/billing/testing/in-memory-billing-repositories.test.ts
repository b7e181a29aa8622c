import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { PayoutSchedule } from '../domain/payouts/payout-schedule.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { billingRepositoriesContract } from './billing-repositories.contract.ts';
import {
  InMemoryMilestoneRepository,
  InMemoryObligationRepository,
  InMemoryPaymentRepository,
} from './in-memory-billing-repositories.ts';

const events = new RecordedEvents();

billingRepositoriesContract('The fakes of billing', async () => ({
  events,
  repositories: {
    payments: new InMemoryPaymentRepository(events),
    obligations: new InMemoryObligationRepository(events),
    milestones: new InMemoryMilestoneRepository(events),
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
