import { ContainerModule, type Bind } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import {
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  EVENT_PUBLISHER,
  LINK_SECRETS,
  ORM,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { BONUS_RECORD } from '#modules/billing/index.ts';
import { EDIT_JOB, JOB_QUERIES } from '#modules/jobs/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { ExpireConfirmations } from '../application/confirmation/expire-confirmations.ts';
import { SyncBonusRecord } from '../application/referral/sync-bonus-record.ts';
import { ReadReferrals } from '../application/referral/read-referrals.ts';
import { HiringFacade } from '../application/referral/hiring-facade.ts';
import { ReferralWriter } from '../application/referral/referral-writer.ts';
import { NotifyReferralParties } from '../application/referral/notify-referral-parties.ts';
import { WorkerLinks } from '../application/confirmation/worker-links.ts';
import { jobRoutes } from './http/job/job.routes.ts';
import { linkStatsRoutes } from './http/referral/link-stats.routes.ts';
import { PresentedReferrals } from './http/referral/presented-referrals.ts';
import { ReferralPresenter } from './http/referral/referral-presenter.ts';
import { referralRoutes } from './http/referral/referral.routes.ts';
import { statusRoutes } from './http/referral/status.routes.ts';
import { verificationRoutes } from './http/confirmation/verification.routes.ts';
import * as own from './hiring.tokens.ts';
import { MikroReferralRepository } from './persistence/referral/mikro-referral-repository.ts';
import { SqlLinkStats } from './persistence/referral/sql-link-stats.ts';
import { SqlReferralFacts } from './persistence/referral/sql-referral-facts.ts';
import { SqlReferralQueries } from './persistence/referral/sql-referral-queries.ts';
import { OWN_REFERRALS } from './personal-data.container.ts';
import { notifyReferralPartiesConsumer } from './queue/notify-referral-parties-consumer.ts';
import { bindReferralUseCases } from './referral-use-cases.container.ts';
import { WorkerSecrets } from './secrets/worker-secrets.ts';

export const hiringContainer = new ContainerModule(({ bind }) => {
  bindKeeping(bind);
  bindReading(bind);
  bindReferralUseCases(bind);
  bindDoors(bind);
  bindRoutes(bind);
});

function bindKeeping(bind: Bind): void {
  construct(bind, own.REFERRALS, MikroReferralRepository, [ORM, SQL, EVENT_PUBLISHER]);
  construct(bind, own.REFERRAL_FACTS, SqlReferralFacts, [SQL]);
  construct(bind, own.REFERRAL_WRITER, ReferralWriter, [own.REFERRALS]);
  provide(
    bind,
    own.WORKER_LINKS,
    (secrets, notifier, { publicUrl }) =>
      new WorkerLinks({ secrets: new WorkerSecrets(secrets), notifier, publicUrl }),
    [LINK_SECRETS, NOTIFIER, SETTINGS],
  );
}

function bindReading(bind: Bind): void {
  construct(bind, own.REFERRAL_QUERIES, SqlReferralQueries, [SQL]);
  construct(bind, own.REFERRAL_PRESENTER, ReferralPresenter, [own.REWARDS, CLOCK]);
  construct(bind, own.READ_REFERRALS, ReadReferrals, [own.REFERRAL_QUERIES]);
  construct(bind, own.PRESENTED_REFERRALS, PresentedReferrals, [own.READ_REFERRALS, own.REFERRAL_PRESENTER]);
}

function bindDoors(bind: Bind): void {
  construct(bind, own.HIRING, HiringFacade, {
    journal: own.REFERRAL_WRITER,
    referrals: own.REFERRALS,
    facts: own.REFERRAL_FACTS,
    pages: own.REFERRAL_QUERIES,
    rejectReferral: own.REJECT_REFERRAL,
    clock: CLOCK,
  });
  construct(bind, BONUS_RECORD, SyncBonusRecord, [own.REFERRAL_WRITER]);
  construct(bind, own.NOTIFY_REFERRAL_PARTIES, NotifyReferralParties, {
    notifier: NOTIFIER,
    facts: own.REFERRAL_FACTS,
    own: OWN_REFERRALS,
  });
  provide(bind, EVENT_CONSUMERS, notifyReferralPartiesConsumer, [own.NOTIFY_REFERRAL_PARTIES]);
  construct(bind, DUE_WORK, ExpireConfirmations, {
    unitOfWork: UNIT_OF_WORK,
    referrals: own.REFERRALS,
    journal: own.REFERRAL_WRITER,
    clock: CLOCK,
  });
}

function bindRoutes(bind: Bind): void {
  provide(bind, ROUTES, (sql, clock) => linkStatsRoutes(new SqlLinkStats(sql), clock), [SQL, CLOCK]);
  provide(bind, ROUTES, (editJob, jobs, referrals) => jobRoutes({ editJob, jobs, referrals }), [
    EDIT_JOB,
    JOB_QUERIES,
    own.PRESENTED_REFERRALS,
  ]);
  provide(
    bind,
    ROUTES,
    (submitReferral, submitCrew, reading, history, { sessionKeys, publicUrl }, clock) => {
      const cookies = new SealedCookies(sessionKeys, publicUrl.startsWith('https:'), clock);
      return referralRoutes({ submitReferral, submitCrew, reading, history, cookies });
    },
    [own.SUBMIT_REFERRAL, own.SUBMIT_CREW, own.PRESENTED_REFERRALS, own.READ_REFERRALS, SETTINGS, CLOCK],
  );
  provide(
    bind,
    ROUTES,
    (sendVerification, verifyReferral, confirmation, reading) =>
      verificationRoutes({ sendVerification, verifyReferral, confirmation, reading }),
    [own.SEND_VERIFICATION, own.VERIFY_REFERRAL, own.ANSWER_CONFIRMATION, own.PRESENTED_REFERRALS],
  );
  provide(
    bind,
    ROUTES,
    (changeStatus, rollBack, quoteHire, hireWorker, completeWork, payBonus, reading) =>
      statusRoutes({ changeStatus, rollBack, quoteHire, hireWorker, completeWork, payBonus, reading }),
    [
      own.CHANGE_STATUS,
      own.ROLL_BACK,
      own.QUOTE_HIRE,
      own.HIRE_WORKER,
      own.COMPLETE_WORK,
      own.PAY_BONUS,
      own.PRESENTED_REFERRALS,
    ],
  );
}
