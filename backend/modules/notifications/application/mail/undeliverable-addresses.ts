import type { MailProblem } from '../../contract/vocabulary/mail-problems.ts';

/** Addresses that no longer get emails. Letter case does not matter. */
export interface UndeliverableAddresses {
  problemOf(email: string): Promise<MailProblem | null>;
  /** The first that was reported stays. */
  add(email: string, problem: MailProblem, at: Date): Promise<void>;
  remove(email: string): Promise<void>;
}
