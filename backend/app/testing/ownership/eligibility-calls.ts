import { section1, section2 } from '#modules/eligibility/testing/api-fixture.ts';
import type { OwnedCall, Strangers } from './owned-call.ts';

const REFUSED: Strangers = [401, 403, 403, 403, 403];
const NOWHERE: Strangers = [404, 404, 404, 404, 404];
const PREPARER = {
  kind: 'A',
  lastName: 'Ruiz',
  firstName: 'Ana',
  address: '1 Oak St',
  city: 'Austin',
  state: 'TX',
  zip: '78702',
  signature: 'Ana Ruiz',
};
const { kind: _kind, ...HELPER } = PREPARER;
const CASE = { caseNumber: '2026322120000AB', createdOn: '2027-01-11', state: 'authorized' };
const DECISION = { decision: 'take_action', signature: 'Bo Li' };
const VERIFIED = { ...section2, firstDayOn: '2027-01-11' };

/** The offer is not accepted yet, so its parties get a 404. */
export const ELIGIBILITY_CALLS: readonly OwnedCall[] = [
  ['GET /api/i9-forms/:referral/section1', REFUSED, [404, 403, 404]],
  ['GET /api/i9-forms/:referral/section2', REFUSED, [404, 403, 404]],
  ['GET /api/i9-forms/:referral/document', REFUSED, [404, 403, 404]],
  ['GET /api/i9-forms/:referral/review', REFUSED, [404, 403, 403]],
  ['PUT /api/i9-forms/:referral/section1', REFUSED, [404, 403, 404], section1],
  ['PUT /api/i9-forms/:referral/section2', REFUSED, [404, 403, 403], VERIFIED],
  [
    'POST /api/i9-forms/:referral/corrections',
    REFUSED,
    [404, 403, 403],
    { section: 'section2', entry: { ...VERIFIED, reason: 'A typing error' } },
  ],
  ['POST /api/i9-forms/:referral/supplements', REFUSED, [404, 403, 404], PREPARER],
  ['POST /api/i9-forms/:referral/hold', REFUSED, [404, 403, 403], { on: true, reason: 'A charge was filed' }],
  ['PUT /api/i9-forms/:referral/end', REFUSED, [404, 403, 403], { endedOn: '2027-02-01' }],
  ['POST /api/i9-forms/:referral/link', REFUSED, [404, 403, 403], {}],
  ['POST /api/i9-forms/:referral/everify', REFUSED, [404, 403, 403], CASE],
  [
    'PUT /api/i9-forms/:referral/everify',
    REFUSED,
    [404, 403, 403],
    { step: 'notice', on: '2027-01-11', given: true },
  ],
  ['POST /api/i9-forms/:referral/everify-decision', REFUSED, [404, 403, 404], DECISION],
  [
    'POST /api/i9-forms/:referral/copies?kind=us_passport&side=front',
    [401, 403, 403, 403, 403],
    [404, 403, 403],
    {},
  ],
  ['GET /api/i9-forms/:referral/copies/:nothing', REFUSED, [404, 403, 403]],
  ['POST /api/i9/:nothing/everify-decision', NOWHERE, [404, 404, 404], DECISION],
  ['GET /api/i9/:nothing', NOWHERE, [404, 404, 404]],
  ['PUT /api/i9/:nothing/section1', NOWHERE, [404, 404, 404], section1],
  ['POST /api/i9/:nothing/corrections', NOWHERE, [404, 404, 404], { ...section1, reason: 'A typing error' }],
  ['POST /api/i9/:nothing/supplements', NOWHERE, [404, 404, 404], HELPER],
  ['POST /api/i9/:nothing/code', NOWHERE, [404, 404, 404], {}],
  ['GET /api/i9/:nothing/document', NOWHERE, [404, 404, 404]],
];
