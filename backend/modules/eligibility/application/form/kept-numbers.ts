import type { CorrectSection1 } from '../../contract/form/section1.ts';
import type { I9Numbers } from '../../domain/form/i9-entry.ts';

/**
 * A correction in which numbers that were left out retain their signed values: the signer need not type them
 * again, and a typing error elsewhere loses none (rules.md#i9-corrections).
 */
export function withKeptNumbers(
  given: CorrectSection1,
  before: { readonly numbers: I9Numbers; readonly passportCountry: string | null },
): CorrectSection1 {
  const { numbers } = before;
  const ssn = given.ssn ?? numbers['ssn'] ?? null;
  const hasOwn = [given.uscisNumber, given.i94Number, given.passportNumber].some((one) => one !== null);
  if (hasOwn) return { ...given, ssn };
  return {
    ...given,
    ssn,
    uscisNumber: numbers['uscis'] ?? null,
    i94Number: numbers['i94'] ?? null,
    passportNumber: numbers['passport'] ?? null,
    passportCountry: given.passportCountry ?? before.passportCountry,
  };
}
