import { PlatformTables } from './2026-11-20-01-platform.ts';
import { IdentityTables } from './2026-11-20-02-identity.ts';
import { NotificationTables } from './2026-11-20-03-notifications.ts';
import { BillingTables } from './2026-11-20-04-billing.ts';
import { HiringTables } from './2026-11-20-05-hiring.ts';
import { OffersTables } from './2026-11-20-06-offers.ts';
import { RewardTables } from './2026-11-20-07-rewards.ts';
import { AccountTables } from './2026-11-20-08-accounts.ts';
import { WaitlistTables } from './2026-11-20-09-waitlist.ts';
import { AdminTables } from './2026-11-20-10-admin.ts';
import { TextDelivery } from './2026-11-20-11-text-delivery.ts';
import { OwnReferrals } from './2026-11-20-12-own-referrals.ts';
import { JobSearch } from './2026-11-20-20-job-search.ts';
import { SavedSearches } from './2026-11-20-21-saved-searches.ts';
import { Referring } from './2026-11-20-22-referring.ts';
import { EmployerOverviewIndexes } from './2026-11-20-25-employer-desk.ts';
import { WorkerSide } from './2026-11-20-27-worker-side.ts';
import { CheckTables } from './2026-11-20-30-checks.ts';
import { PackageWords } from './2026-11-20-33-package-words.ts';
import { PaidDays } from './2026-11-20-34-paid-days.ts';
import { AgencyPage } from './2026-11-20-50-agency-page.ts';
import { OpenedBy } from './2026-11-20-51-opened-by.ts';
import { WrittenColumns } from './2026-11-22-01-written-columns.ts';
import { SuccessfulHire } from './2026-11-22-02-successful-hire.ts';
import { SqlDefinitions } from './2026-11-22-15-sql-definitions.ts';
import { Leaderboard } from './2026-11-22-40-leaderboard.ts';

/**
 * In the order in which they run. A migration that has landed is never edited or renamed: a database remembers by its name
 * what it has run, and would run it again under another.
 */
export const migrations = [
  { name: '2026-11-20-01-platform', class: PlatformTables },
  { name: '2026-11-20-02-identity', class: IdentityTables },
  { name: '2026-11-20-03-notifications', class: NotificationTables },
  { name: '2026-11-20-04-billing', class: BillingTables },
  { name: '2026-11-20-05-hiring', class: HiringTables },
  { name: '2026-11-20-06-offers', class: OffersTables },
  { name: '2026-11-20-07-rewards', class: RewardTables },
  { name: '2026-11-20-08-accounts', class: AccountTables },
  { name: '2026-11-20-09-waitlist', class: WaitlistTables },
  { name: '2026-11-20-10-admin', class: AdminTables },
  { name: '2026-11-20-11-text-delivery', class: TextDelivery },
  { name: '2026-11-20-12-own-referrals', class: OwnReferrals },
  { name: '2026-11-20-20-job-search', class: JobSearch },
  { name: '2026-11-20-21-saved-searches', class: SavedSearches },
  { name: '2026-11-20-22-referring', class: Referring },
  { name: '2026-11-20-25-employer-desk', class: EmployerOverviewIndexes },
  { name: '2026-11-20-27-worker-side', class: WorkerSide },
  { name: '2026-11-20-30-checks', class: CheckTables },
  { name: '2026-11-20-33-package-words', class: PackageWords },
  { name: '2026-11-20-34-paid-days', class: PaidDays },
  { name: '2026-11-20-50-agency-page', class: AgencyPage },
  { name: '2026-11-20-51-opened-by', class: OpenedBy },
  { name: '2026-11-22-01-written-columns', class: WrittenColumns },
  { name: '2026-11-22-02-successful-hire', class: SuccessfulHire },
  { name: '2026-11-22-15-sql-definitions', class: SqlDefinitions },
  { name: '2026-11-22-40-leaderboard', class: Leaderboard },
];
