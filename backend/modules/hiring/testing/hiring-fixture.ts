import type { UserId } from '#kernel/ids.ts';
import { noTransaction } from '#testing/fixtures/no-transaction.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { TestClock } from '#testing/fixtures/time/test-clock.ts';
import type { AccountReader, Person } from '#modules/identity/index.ts';
import { AnswerConfirmation } from '../application/confirmation/answer-confirmation.ts';
import { ChangeStatus } from '../application/referral/change-status.ts';
import { CompleteReferral } from '../application/hire/complete-referral.ts';
import { ExpireConfirmations } from '../application/confirmation/expire-confirmations.ts';
import { HireWorker } from '../application/hire/hire-worker.ts';
import { PayBonus } from '../application/hire/pay-bonus.ts';
import {
  ReferralFactory,
  type ReferredWorker,
  type Referring,
} from '../application/submission/referral-factory.ts';
import { ReferralWriter } from '../application/referral/referral-writer.ts';
import { RejectReferral } from '../application/referral/reject-referral.ts';
import { RollBack } from '../application/referral/roll-back.ts';
import { WaysOut } from '../application/referral/ways-out.ts';
import type { ReportStatus, ReportStatement } from '../application/hiring.ts';
import { NudgeWorker } from '../application/confirmation/nudge-worker.ts';
import { SendConfirmationCode } from '../application/confirmation/send-confirmation-code.ts';
import type { AttributedReferrer, CameBy } from '#modules/jobs/index.ts';
import { SubmitCrew } from '../application/submission/submit-crew.ts';
import { SubmitReferral } from '../application/submission/submit-referral.ts';
import { AskWorker } from '../application/confirmation/ask-worker.ts';
import { ConfirmedReferralWriter } from '../application/confirmation/confirmed-referral-writer.ts';
import { ConfirmByCode } from '../application/confirmation/confirm-by-code.ts';
import { ConfirmationLinks } from '../application/confirmation/confirmation-links.ts';
import type { WorkerLanguages } from '../application/confirmation/worker-languages.ts';
import { FakeRewards, RecordedBilling, RecordedMessages, RecordedOffers } from './fake-ports.ts';
import { PredictableLinkSecrets } from '#testing/fixtures/predictable-link-secrets.ts';
import { fakeAttributionResolver, FakeJobs } from './fake-jobs.ts';
import { EMPLOYER, REFERRER, STRANGER } from './people.ts';
import { InMemoryReferralRepository } from './in-memory-referrals.ts';

const ana: Person = {
  id: REFERRER,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  phone: '+15125550100',
  userType: 'referrer',
  language: 'es',
  latinName: null,
  companyName: null,
};

const accounts: AccountReader = {
  account: async () => null,
  person: async (id: UserId) => (id === REFERRER ? ana : { ...ana, id, phone: null }),
  idByReferralCode: async (code) => (code === 'KNOWN123' ? STRANGER : null),
};

const bo: ReferredWorker = {
  workerName: 'Bo Li',
  workerLatinName: null,
  workerPhone: '+15125550102',
  workerEmail: null,
  experience: null,
  relationship: 'friend',
};

type ReferChanges = Partial<Omit<Referring, 'cameBy'> & ReferredWorker & CameBy>;

/** Every use case of hiring on fakes, for tests of what they decide. */
export class HiringFixture {
  readonly clock = new TestClock();
  readonly events = new RecordedEvents();
  readonly messages = new RecordedMessages();
  readonly billing = new RecordedBilling();
  readonly offers = new RecordedOffers();
  readonly rewards = new FakeRewards();
  readonly jobs = new FakeJobs();
  readonly referrals = new InMemoryReferralRepository(this.events);
  readonly writer = new ReferralWriter(this.referrals);
  /** The referral's language, or else the referrer's own. */
  readonly languages: WorkerLanguages = {
    of: async (id) => (await this.referrals.find(id))?.workerLanguage ?? ana.language,
  };
  readonly secrets = new PredictableLinkSecrets();
  readonly links = new ConfirmationLinks({
    secrets: this.secrets,
    notifier: this.messages,
    publicUrl: 'https://crewvine.test',
  });
  /** The visit that counts, if any. */
  visited: AttributedReferrer | null = null;
  readonly factory = new ReferralFactory({
    jobs: this.jobs,
    writer: this.writer,
    accounts,
    languages: this.languages,
    links: this.links,
    clock: this.clock,
    phones: { parse: (typed) => (typed.startsWith('+') ? typed : null), isTexted: () => true },
    attribution: fakeAttributionResolver(() => this.visited),
    payoutTerms: [
      { percent: 25, days: 30 },
      { percent: 75, days: 60 },
    ],
  });
  readonly submitReferral = new SubmitReferral(noTransaction, this.factory);
  readonly submitCrew = new SubmitCrew({
    unitOfWork: noTransaction,
    factory: this.factory,
    referrals: this.referrals,
  });
  readonly sendConfirmationCode = new SendConfirmationCode({
    unitOfWork: noTransaction,
    writer: this.writer,
    jobs: this.jobs,
    languages: this.languages,
    links: this.links,
    clock: this.clock,
  });
  readonly nudgeWorker = new NudgeWorker({
    unitOfWork: noTransaction,
    writer: this.writer,
    jobs: this.jobs,
    languages: this.languages,
    links: this.links,
    clock: this.clock,
  });
  readonly confirmed = new ConfirmedReferralWriter(this.writer, this.billing);
  readonly confirmByCode = new ConfirmByCode({
    unitOfWork: noTransaction,
    writer: this.writer,
    confirmed: this.confirmed,
    links: this.links,
    clock: this.clock,
  });
  reportStatus: ReportStatus = 'clear';
  readonly statements: ReportStatement[] = [];
  readonly waysOut = new WaysOut({
    checks: {
      reportStatus: async () => this.reportStatus,
      openReports: async () => [],
      saveStatement: async (statement) => void this.statements.push(statement),
    },
    accounts,
    clock: this.clock,
  });
  /** E-Verify has not decided about the worker. */
  everifyUndecided = false;
  readonly rejectReferral = new RejectReferral({
    writer: this.writer,
    offers: this.offers,
    waysOut: this.waysOut,
    employment: { isUndecided: async () => this.everifyUndecided },
    billing: this.billing,
  });
  readonly confirmation = new AnswerConfirmation({
    unitOfWork: noTransaction,
    writer: this.writer,
    jobs: this.jobs,
    languages: this.languages,
    confirmed: this.confirmed,
    links: this.links,
    rejectReferral: this.rejectReferral,
    clock: this.clock,
  });
  readonly expireConfirmations = new ExpireConfirmations({
    unitOfWork: noTransaction,
    referrals: this.referrals,
    writer: this.writer,
    clock: this.clock,
  });
  readonly hireWorker = new HireWorker({
    unitOfWork: noTransaction,
    writer: this.writer,
    offers: this.offers,
    firstDays: { give: async () => undefined },
    askWorker: new AskWorker({
      jobs: this.jobs,
      languages: this.languages,
      own: { hasOwnAccount: async () => false },
      links: this.links,
      clock: this.clock,
    }),
    billing: this.billing,
    clock: this.clock,
  });
  readonly completeReferral = new CompleteReferral({
    unitOfWork: noTransaction,
    writer: this.writer,
    offers: this.offers,
    facts: { read: async () => null },
    localDays: { on: async (_place, instant) => instant.toISOString().slice(0, 10) },
    clock: this.clock,
  });
  readonly payBonus = new PayBonus({
    unitOfWork: noTransaction,
    writer: this.writer,
    billing: this.billing,
  });
  readonly changeStatus = new ChangeStatus({
    unitOfWork: noTransaction,
    writer: this.writer,
    offers: this.offers,
    billing: this.billing,
    hireWorker: this.hireWorker,
    completeReferral: this.completeReferral,
    rejectReferral: this.rejectReferral,
    // HTTP tests cover the texts to the worker.
    schedule: { set: async () => undefined },
    texts: { sendMessage: async () => undefined },
    clock: this.clock,
  });
  readonly rollBack = new RollBack({
    unitOfWork: noTransaction,
    writer: this.writer,
    offers: this.offers,
    rewards: this.rewards,
    employment: { isUndecided: async () => this.everifyUndecided },
    waysOut: this.waysOut,
    billing: this.billing,
    hireWorker: this.hireWorker,
    clock: this.clock,
  });

  async refer(changes: ReferChanges = {}) {
    const worker = { ...bo, ...changes };
    return this.submitReferral.run(REFERRER, this.referring(changes), worker);
  }

  async referCrew(workers: readonly Partial<ReferredWorker>[], changes: ReferChanges = {}) {
    const crew = workers.map((worker) => ({ ...bo, ...worker }));
    return this.submitCrew.run(REFERRER, this.referring(changes), crew);
  }

  private referring({ shareCode = null, visitId = null, ...changes }: ReferChanges): Referring {
    const { jobId = this.jobs.open(), workerLanguage = null } = changes;
    const { referrerName = 'Ana Ruiz', referrerPhone = '+15125550101' } = changes;
    return { jobId, referrerName, referrerPhone, workerLanguage, cameBy: { shareCode, visitId } };
  }

  /** Moves on by plain status calls. */
  async move(id: Awaited<ReturnType<HiringFixture['refer']>>, ...statuses: string[]) {
    for (const status of statuses) {
      await this.changeStatus.run(id, EMPLOYER, { status, notes: 'a note', reason: null });
    }
    return this.writer.find(id);
  }
}
