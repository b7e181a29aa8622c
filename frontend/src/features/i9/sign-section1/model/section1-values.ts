import {
  correctSection1Schema,
  signSection1Schema,
  type Section1Answer,
  type SignSection1Input,
} from '#contract/eligibility/form/section1.ts';
import type { I9Signer } from '#contract/eligibility/vocabulary/form/form-i9.ts';
import { errorsOf, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';

export const NO_PREPARER = {
  lastName: '',
  firstName: '',
  middleInitial: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  signature: '',
};

/** The values of the form. `preparers` count only if someone helps or signs for the worker. */
export interface Section1Values {
  readonly lastName: string;
  readonly firstName: string;
  readonly middleInitial: string;
  readonly otherLastNames: string;
  readonly address: string;
  readonly apartment: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly birthDate: string;
  readonly ssn: string;
  /** They applied for a number and have none yet. Only for employers that use E-Verify. */
  readonly awaitsSsn: boolean;
  readonly email: string;
  readonly phone: string;
  readonly citizenship: string;
  readonly numberKind: 'uscisNumber' | 'i94Number' | 'passportNumber';
  readonly uscisNumber: string;
  readonly workUntil: string;
  readonly i94Number: string;
  readonly passportNumber: string;
  readonly passportCountry: string;
  /** The signer: the worker, or someone for them. */
  readonly signer: I9Signer;
  readonly hasHelper: boolean;
  readonly preparers: readonly (typeof NO_PREPARER)[];
  readonly attested: boolean;
  readonly signature: string;
  readonly code: string;
  /** The reason for a correction. */
  readonly reason: string;
}

export const EMPTY_SECTION1: Section1Values = {
  lastName: '',
  firstName: '',
  middleInitial: '',
  otherLastNames: '',
  address: '',
  apartment: '',
  city: '',
  state: '',
  zip: '',
  birthDate: '',
  ssn: '',
  awaitsSsn: false,
  email: '',
  phone: '',
  citizenship: '',
  numberKind: 'uscisNumber',
  uscisNumber: '',
  workUntil: '',
  i94Number: '',
  passportNumber: '',
  passportCountry: '',
  signer: 'self',
  hasHelper: false,
  preparers: [NO_PREPARER],
  attested: false,
  signature: '',
  code: '',
  reason: '',
};

/** Starts a correction from the signed values. An empty number stays as it was. */
export function signedValues(signed: Section1Answer): Section1Values {
  const text = (value: string | null): string => value ?? '';
  const numberKind =
    signed.i94Number !== null
      ? 'i94Number'
      : signed.passportNumber !== null
        ? 'passportNumber'
        : 'uscisNumber';
  return {
    ...EMPTY_SECTION1,
    lastName: signed.lastName,
    firstName: signed.firstName,
    middleInitial: text(signed.middleInitial),
    otherLastNames: text(signed.otherLastNames),
    address: signed.address,
    apartment: text(signed.apartment),
    city: signed.city,
    state: signed.state,
    zip: signed.zip,
    birthDate: signed.birthDate,
    email: text(signed.email),
    phone: text(signed.phone),
    citizenship: signed.citizenship,
    numberKind,
    signer: signed.signer,
    workUntil: text(signed.workUntil),
    passportCountry: text(signed.passportCountry),
  };
}

/** Never stored on the device: document numbers and the signed fields. */
export const NEVER_STORED: readonly (keyof Section1Values)[] = [
  'ssn',
  'uscisNumber',
  'i94Number',
  'passportNumber',
  'preparers',
  'attested',
  'signature',
  'code',
];

/** The form's pages, each as its list of fields. */
export const SECTION1_STEPS: readonly (readonly (keyof Section1Values)[])[] = [
  [
    'lastName',
    'firstName',
    'middleInitial',
    'otherLastNames',
    'address',
    'apartment',
    'city',
    'state',
    'zip',
  ],
  ['birthDate', 'ssn', 'email', 'phone'],
  ['citizenship', 'uscisNumber', 'workUntil', 'i94Number', 'passportNumber', 'passportCountry'],
  ['reason', 'signer', 'preparers', 'attested', 'signature', 'code'],
];

/** Sends only the fields of the chosen status. */
export function toSection1(values: Section1Values): SignSection1Input & { readonly reason: string } {
  const { hasHelper, preparers, numberKind, citizenship, awaitsSsn: _said, ...rest } = values;
  const isAlien = citizenship === 'authorized_alien';
  const hasUscis = citizenship === 'permanent_resident' || (isAlien && numberKind === 'uscisNumber');
  // Another signer signs under Supplement A. The form then shows a note instead of the worker's signature.
  const isSelf = values.signer === 'self';
  const hasPassport = isAlien && numberKind === 'passportNumber';
  return {
    ...rest,
    // The contract refuses an empty choice with its own message.
    citizenship: citizenship as SignSection1Input['citizenship'],
    attested: values.attested as true,
    uscisNumber: hasUscis ? values.uscisNumber : '',
    workUntil: isAlien ? values.workUntil : '',
    i94Number: isAlien && numberKind === 'i94Number' ? values.i94Number : '',
    passportNumber: hasPassport ? values.passportNumber : '',
    passportCountry: hasPassport ? values.passportCountry : '',
    preparers: hasHelper || !isSelf ? [...preparers] : [],
    signature: isSelf ? values.signature : (preparers[0]?.signature ?? ''),
  };
}

const SSN_NEEDED = "Enter your Social Security number, or say that you don't have it yet";

type Say = (message: string) => string;

/** Placeholders for the last page, so that the schema's cross-field checks run before it is filled in. */
const SIGNED = {
  attested: true,
  signature: 'Not yet',
  reason: 'Not yet',
  signer: 'self',
  hasHelper: false,
} as const;

export function section1Problems(
  values: Section1Values,
  say: Say = (message) => message,
  { isCorrection = false, needsSsn = false } = {},
): Record<string, unknown> {
  const check = isCorrection
    ? validateWith(correctSection1Schema, say)
    : validateWith(signSection1Schema, say);
  const problems: Record<string, unknown> = {
    ...check(toSection1({ ...values, ...SIGNED })),
    ...check(toSection1(values)),
  };
  // Supplement A's own field shows this problem.
  if (values.signer !== 'self') delete problems['signature'];
  if (needsSsn && values.ssn === '' && !values.awaitsSsn) problems['ssn'] ??= say(SSN_NEEDED);
  const { numberKind, citizenship } = values;
  // "Enter one of the three" shows at the chosen field.
  if (citizenship !== 'authorized_alien' || numberKind === 'uscisNumber') return problems;
  const { uscisNumber: missing, ...others } = problems;
  return missing === undefined ? problems : { [numberKind]: missing, ...others };
}

/** The step with the first problem; the last one if nothing is wrong. */
export function stepOf(problems: Readonly<Record<string, unknown>>): number {
  const step = SECTION1_STEPS.findIndex((fields) => fields.some((field) => problems[field] !== undefined));
  return step === -1 ? SECTION1_STEPS.length - 1 : step;
}

export function refusedSection1(
  issues: readonly { readonly path: string; readonly message: string }[],
): Record<string, unknown> {
  return errorsOf(issues, translateMessage);
}
