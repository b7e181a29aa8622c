import type { TaxIdType } from './taxes.ts';

/** The format of Social Security numbers (https://www.ssa.gov/employer/randomization.html). */
const SSN = /^(?!000|666|9\d\d)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
/** Individual taxpayer numbers begin with 9 and have a middle of 50–65, 70–88, 90–92 or 94–99 (IRS, Publication 4757). */
const ITIN = /^9\d{2}(5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/;
/**
 * Prefixes that no campus of the IRS assigns
 * (https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes).
 */
const NO_EIN = /^(00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)/;

/**
 * The nine digits of a number of this type, or null. Spaces and hyphens are ignored; an ITIN counts as an
 * SSN, as on the form.
 */
export function readTaxId(type: TaxIdType, given: string): string | null {
  const digits = given.replaceAll(/[\s-]/g, '');
  if (!/^\d{9}$/.test(digits)) return null;
  const isKnown = type === 'ein' ? !NO_EIN.test(digits) : SSN.test(digits) || ITIN.test(digits);
  return isKnown ? digits : null;
}
