import { DomainError } from '#kernel/domain-error.ts';
import type { LocalDays } from '#kernel/local-days.ts';

/**
 * Nobody starts in the past: today or later, by the day at the job's place (rules.md#start-date).
 * @throws DomainError `offers.start_passed` (rule_broken).
 */
export async function assertStartToCome(
  startDate: string | null,
  { location }: { readonly location: string },
  localDays: LocalDays,
  now: Date,
): Promise<void> {
  if (startDate === null || startDate >= (await localDays.on(location, now))) return;
  throw new DomainError('offers.start_passed', 'rule_broken', 'The start date is today or later', {
    path: 'offerData.startDate',
  });
}
