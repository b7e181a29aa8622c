import type { MailProblem } from '../../contract/vocabulary/mail-problems.ts';

/** Addresses that get no emails any more. Asked and told in any case of letters. */
export interface UndeliverableAddresses {
  problemOf(email: string): Promise<MailProblem | null>;
  /** The first that was reported stays. */
  add(email: string, problem: MailProblem, at: Date): Promise<void>;
  remove(email: string): Promise<void>;
}
