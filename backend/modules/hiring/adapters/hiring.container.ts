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
import { LIVE_UPDATES, NOTIFIER } from '#modules/notifications/index.ts';
import { ExpireConfirmations } from '../application/confirmation/expire-confirmations.ts';
import { BonusStatusWriter } from '../application/referral/bonus-status-writer.ts';
import { ReadReferrals } from '../application/referral/read-referrals.ts';
import { HiringFacade } from '../application/referral/hiring-facade.ts';
import { ReferralWriter } from '../application/referral/referral-writer.ts';
import { NotifyReferralParties } from '../application/referral/notify-referral-parties.ts';
import { ConfirmationLinks } from '../application/confirmation/confirmation-links.ts';
import { jobRoutes } from './http/job/job.routes.ts';
import { linkStatsRoutes } from './http/referral/link-stats.routes.ts';
import { PresentedReferrals } from './http/referral/presented-referrals.ts';
import { ReferralPresenter } from './http/referral/referral-presenter.ts';
import { referralRoutes } from './http/referral/referral.routes.ts';
import { statusRoutes } from './http/referral/status.routes.ts';
import { referralConfirmationRoutes } from './http/confirmation/referral-confirmation.routes.ts';
import { PHONE_ENTRANCE } from '#modules/identity/index.ts';
import * as own from './hiring.tokens.ts';
import { MikroReferralRepository } from './persistence/referral/mikro-referral-repository.ts';
import { SqlLinkStats } from './persistence/referral/sql-link-stats.ts';
import { SqlReferralFactsReader } from './persistence/referral/sql-referral-facts-reader.ts';
import { SqlReferralQueries } from './persistence/referral/sql-referral-queries.ts';
import { OWN_REFERRALS } from './personal-data.container.ts';
import { notifyReferralPartiesConsumer } from './queue/notify-referral-parties-consumer.ts';
import { bindReferralUseCases } from './referral-use-cases.container.ts';
import { CryptoConfirmationSecrets } from './secrets/crypto-confirmation-secrets.ts';

export const hiringContainer = new ContainerModule(({ bind }) => {
  bindStores(bind);
  bindReading(bind);
  bindReferralUseCases(bind);
  bindFacade(bind);
  bindRoutes(bind);
});

function bindStores(bind: Bind): void {
  construct(bind, own.REFERRALS, MikroReferralRepository, {
    orm: ORM,
    sql: SQL,
    events: EVENT_PUBLISHER,
    live: LIVE_UPDATES,
  });
  construct(bind, own.REFERRAL_FACTS, SqlReferralFactsReader, [SQL]);
  construct(bind, own.REFERRAL_WRITER, ReferralWriter, [own.REFERRALS]);
  provide(
    bind,
    own.CONFIRMATION_LINKS,
    (secrets, notifier, { publicUrl }) =>
      new ConfirmationLinks({ secrets: new CryptoConfirmationSecrets(secrets), notifier, publicUrl }),
    [LINK_SECRETS, NOTIFIER, SETTINGS],
  );
}

function bindReading(bind: Bind): void {
  construct(bind, own.REFERRAL_QUERIES, SqlReferralQueries, [SQL]);
  construct(bind, own.REFERRAL_PRESENTER, ReferralPresenter, [own.REWARDS, CLOCK]);
  construct(bind, own.READ_REFERRALS, ReadReferrals, [own.REFERRAL_QUERIES]);
  construct(bind, own.PRESENTED_REFERRALS, PresentedReferrals, [own.READ_REFERRALS, own.REFERRAL_PRESENTER]);
}

function bindFacade(bind: Bind): void {
  construct(bind, own.HIRING, HiringFacade, {
    writer: own.REFERRAL_WRITER,
    confirmed: own.CONFIRMED_REFERRAL_WRITER,
    referrals: own.REFERRALS,
    facts: own.REFERRAL_FACTS,
    queries: own.REFERRAL_QUERIES,
    rejectReferral: own.REJECT_REFERRAL,
    waysOut: own.WAYS_OUT,
    firstDays: own.FIRST_DAYS,
    clock: CLOCK,
  });
  construct(bind, BONUS_RECORD, BonusStatusWriter, [own.REFERRAL_WRITER]);
  construct(bind, own.NOTIFY_REFERRAL_PARTIES, NotifyReferralParties, {
    notifier: NOTIFIER,
    facts: own.REFERRAL_FACTS,
    own: OWN_REFERRALS,
  });
  provide(bind, EVENT_CONSUMERS, notifyReferralPartiesConsumer, [own.NOTIFY_REFERRAL_PARTIES]);
  construct(bind, DUE_WORK, ExpireConfirmations, {
    unitOfWork: UNIT_OF_WORK,
    referrals: own.REFERRALS,
    writer: own.REFERRAL_WRITER,
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
    (
      submitReferral,
      submitCrew,
      referByPhone,
      entrance,
      reading,
      history,
      { sessionKeys, publicUrl },
      clock,
    ) => {
      const cookies = new SealedCookies(sessionKeys, publicUrl.startsWith('https:'), clock);
      return referralRoutes({
        submitReferral,
        submitCrew,
        referByPhone,
        entrance,
        reading,
        history,
        cookies,
      });
    },
    [
      own.SUBMIT_REFERRAL,
      own.SUBMIT_CREW,
      own.REFER_BY_PHONE,
      PHONE_ENTRANCE,
      own.PRESENTED_REFERRALS,
      own.READ_REFERRALS,
      SETTINGS,
      CLOCK,
    ],
  );
  provide(
    bind,
    ROUTES,
    (sendConfirmationCode, nudgeWorker, confirmByCode, confirmation, reading, { publicUrl }) =>
      referralConfirmationRoutes({
        sendConfirmationCode,
        nudgeWorker,
        confirmByCode,
        confirmation,
        reading,
        publicUrl,
      }),
    [
      own.SEND_CONFIRMATION_CODE,
      own.NUDGE_WORKER,
      own.CONFIRM_BY_CODE,
      own.ANSWER_CONFIRMATION,
      own.PRESENTED_REFERRALS,
      SETTINGS,
    ],
  );
  provide(
    bind,
    ROUTES,
    (changeStatus, rollBack, quoteHire, hireWorker, completeReferral, payBonus, reading) =>
      statusRoutes({ changeStatus, rollBack, quoteHire, hireWorker, completeReferral, payBonus, reading }),
    [
      own.CHANGE_STATUS,
      own.ROLL_BACK,
      own.QUOTE_HIRE,
      own.HIRE_WORKER,
      own.COMPLETE_REFERRAL,
      own.PAY_BONUS,
      own.PRESENTED_REFERRALS,
    ],
  );
}
