import { DomainError } from '#kernel/domain-error.ts';
import type { LocalDays } from '#kernel/local-days.ts';

/** The day, and the path of its field if that is not the offer's own. */
interface TypedStart {
  readonly day: string | null;
  readonly path?: string;
}

/**
 * The start is today or later, by the day at the job's place (rules.md#start-date). @throws DomainError
 * `offers.start_passed` (rule_broken).
 */
export async function assertStartToCome(
  { day, path = 'offerData.startDate' }: TypedStart,
  { location }: { readonly location: string },
  localDays: LocalDays,
  now: Date,
): Promise<void> {
  if (day === null || day >= (await localDays.on(location, now))) return;
  throw new DomainError('offers.start_passed', 'rule_broken', 'The start date is today or later', { path });
}
