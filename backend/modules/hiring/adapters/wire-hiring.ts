import { HiringPersonalData } from '../application/hiring-personal-data.ts';
import { BonusStatusWriter } from '../application/hire/bonus-status-writer.ts';
import { HiringFacade } from '../application/referral/hiring-facade.ts';
import { NotifyReferralParties } from '../application/referral/notify-referral-parties.ts';
import { hiringBase } from './hiring-base.ts';
import type { HiringOutside } from './hiring-outside.ts';
import { SqlReferralWorkerNames } from './persistence/employer/sql-referral-worker-names.ts';
import { SqlPersonalHiringRecords } from './persistence/sql-personal-hiring-records.ts';
import { hiringConsumers } from './queue/hiring-consumers.ts';
import { wireCandidates } from './wire-candidates.ts';
import { wireConfirmation } from './wire-confirmation.ts';
import { wireFirstDays } from './wire-first-days.ts';
import { wireInterviews } from './wire-interviews.ts';
import { wireRatings } from './wire-ratings.ts';
import { wireReferring } from './wire-referring.ts';
import { wireStatuses } from './wire-statuses.ts';
import { wireWorkers } from './wire-workers.ts';

export function wireHiring(outside: HiringOutside) {
  const { sql, clock } = outside.platform;
  const base = hiringBase(outside);
  const { referrals, writer, confirmed, own, facts, queries } = base;
  const interviews = wireInterviews(outside, base);
  const { firstDays, ...firstDay } = wireFirstDays(outside, base);
  const { rejectReferral, waysOut, ...statuses } = wireStatuses(outside, base, interviews, firstDays);
  const confirmation = wireConfirmation(outside, base, rejectReferral);
  const ratings = wireRatings(outside, base);
  const hiring = new HiringFacade({
    writer,
    confirmed,
    referrals,
    facts,
    queries,
    rejectReferral,
    waysOut,
    firstDays,
    clock,
  });

  return {
    hiring,
    ownReferrals: own,
    referralPresenter: base.presenter,
    ratingModeration: ratings.moderation,
    bonusRecord: new BonusStatusWriter(writer),
    workerNames: new SqlReferralWorkerNames(sql),
    routes: [
      ...wireReferring(outside, base).routes,
      ...confirmation.routes,
      ...statuses.routes,
      ...wireCandidates(outside, base).routes,
      ...ratings.routes,
      ...interviews.routes,
      ...firstDay.routes,
      ...wireWorkers(outside, base, hiring).routes,
    ],
    publicPages: ratings.publicPages,
    consumers: hiringConsumers({
      notifyParties: new NotifyReferralParties({ notifier: outside.notifier, facts, own }),
      confirmOwnHires: confirmation.confirmOwnHires,
      askForRatings: ratings.askForRatings,
      endInterview: interviews.endInterview,
      notifyFirstDay: firstDay.notify,
    }),
    dueWork: [...confirmation.dueWork, ...interviews.dueWork],
    personalData: [new HiringPersonalData(new SqlPersonalHiringRecords(sql), own, waysOut)],
  };
}
