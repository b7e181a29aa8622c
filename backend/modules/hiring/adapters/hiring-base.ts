import { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { ConfirmationLinks } from '../application/confirmation/confirmation-links.ts';
import { ConfirmedReferralWriter } from '../application/confirmation/confirmed-referral-writer.ts';
import { ReadReferrals } from '../application/referral/read-referrals.ts';
import { ReferralWriter } from '../application/referral/referral-writer.ts';
import type { HiringOutside } from './hiring-outside.ts';
import { PresentedReferrals } from './http/referral/presented-referrals.ts';
import { ReferralPresenter } from './http/referral/referral-presenter.ts';
import { SqlCandidateProfiles } from './persistence/candidate/sql-candidate-profiles.ts';
import { MikroReferralRepository } from './persistence/referral/mikro-referral-repository.ts';
import { SqlOwnReferrals } from './persistence/referral/sql-own-referrals.ts';
import { SqlReferralFactsReader } from './persistence/referral/sql-referral-facts-reader.ts';
import { SqlReferralQueries } from './persistence/referral/sql-referral-queries.ts';
import { SqlWorkerLanguages } from './persistence/referral/sql-worker-languages.ts';

/** The parts that several subjects of hiring use. */
export function hiringBase({ platform, notifier, liveUpdates: live, billing, rewards }: HiringOutside) {
  const { orm, sql, events, linkSecrets: secrets, clock } = platform;
  const { publicUrl, sessionKeys } = platform.settings;
  const referrals = new MikroReferralRepository({ orm, sql, events, live });
  const writer = new ReferralWriter(referrals);
  const queries = new SqlReferralQueries(sql);
  const reader = new ReadReferrals(queries);
  const presenter = new ReferralPresenter(rewards, clock);

  return {
    referrals,
    writer,
    confirmed: new ConfirmedReferralWriter(writer, billing),
    own: new SqlOwnReferrals(sql),
    facts: new SqlReferralFactsReader(sql),
    queries,
    reader,
    presenter,
    presented: new PresentedReferrals(reader, presenter),
    candidates: new SqlCandidateProfiles(sql),
    languages: new SqlWorkerLanguages(sql),
    links: new ConfirmationLinks({ secrets, notifier, publicUrl }),
    cookies: new SealedCookies(sessionKeys, publicUrl.startsWith('https:'), clock),
  };
}

export type HiringBase = ReturnType<typeof hiringBase>;
