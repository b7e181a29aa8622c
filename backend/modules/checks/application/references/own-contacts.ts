import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Contact } from '../../domain/references/own-reference.ts';

/**
 * The contacts of the candidate, by the referral or by their account, and of the employer
 * (rules.md#own-references).
 */
export async function ownContacts(
  accounts: Pick<AccountReader, 'person'>,
  referral: ReferralFacts,
): Promise<readonly Contact[]> {
  const { workerEmail: email, workerPhone: phone, workerId, employerId } = referral;
  const people = [workerId && (await accounts.person(workerId)), await accounts.person(employerId)];
  return [{ email, phone }, ...people.filter((person) => person !== null)];
}
