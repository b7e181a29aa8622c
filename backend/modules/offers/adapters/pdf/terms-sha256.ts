import { createHash } from 'node:crypto';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';

/** SHA-256 of the agreed terms as JSON with its keys in this order, in hexadecimal. */
export function termsSha256(letter: OfferLetter): string {
  const terms = {
    id: letter.id,
    addendumTo: letter.addendumTo,
    workerName: letter.workerName,
    jobTitle: letter.jobTitle,
    company: letter.company,
    payRate: letter.payRate,
    payAmountCents: letter.payAmountCents,
    payType: letter.payType,
    startDate: letter.startDate,
    workLocation: letter.workLocation,
    schedule: letter.schedule,
    benefits: letter.benefits,
    conditions: letter.conditions,
    customTerms: letter.customTerms,
    signatoryName: letter.signatoryName,
    signatoryTitle: letter.signatoryTitle,
  };
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex');
}
