import { wordsOfSigner } from '../../contract/vocabulary/form/form-i9.ts';
import { lastFour } from '../../contract/vocabulary/form/i9-numbers.ts';
import type { SignSection1 } from '../../contract/form/section1.ts';
import type { SignSection2, SignSupplementB } from '../../contract/form/section2.ts';
import type { Day } from '../../domain/due/i9-dates.ts';
import type { I9Numbers, SupplementB } from '../../domain/form/i9-entry.ts';
import type { Section1, Section2, ShownDocument } from '../../domain/form/i9-record.ts';

/** The content of a section in two parts: readable data, and numbers, which are stored sealed. */
interface Parted<Data> {
  readonly data: Data;
  readonly numbers: I9Numbers;
}

const last4 = (number: string | null): string | null => (number === null ? null : lastFour(number));

/** Numbers of another status than the chosen one are not stored. */
export function partedSection1(given: SignSection1, signedOn: Day): Parted<Section1> {
  const { citizenship } = given;
  const isAlien = citizenship === 'authorized_alien';
  const uscis = isAlien || citizenship === 'permanent_resident' ? given.uscisNumber : null;
  const i94 = isAlien ? given.i94Number : null;
  const passport = isAlien ? given.passportNumber : null;
  const { ssn } = given;
  const data: Section1 = {
    lastName: given.lastName,
    firstName: given.firstName,
    middleInitial: given.middleInitial,
    otherLastNames: given.otherLastNames,
    address: given.address,
    apartment: given.apartment,
    city: given.city,
    state: given.state,
    zip: given.zip,
    birthDate: given.birthDate,
    ssnLast4: last4(ssn),
    email: given.email,
    phone: given.phone,
    citizenship,
    uscisLast4: last4(uscis),
    workUntil: isAlien ? given.workUntil : null,
    i94Last4: last4(i94),
    passportLast4: last4(passport),
    passportCountry: passport === null ? null : given.passportCountry,
    signature: given.signer === 'self' ? given.signature : wordsOfSigner(given.signer),
    signer: given.signer,
    signerName: given.signer === 'self' ? null : given.signature,
    signedOn,
    hadPreparer: given.preparers.length > 0,
  };
  return { data, numbers: present({ ssn, uscis, i94, passport }) };
}

export function partedSection2(
  given: SignSection2,
  signedOn: Day,
): Parted<{ readonly section: Section2; readonly documents: readonly ShownDocument[] }> {
  const { documents, numbers } = partedDocuments(given.documents);
  const section: Section2 = {
    firstDayOn: given.firstDayOn,
    additionalInformation: given.additionalInformation,
    lateReason: given.lateReason,
    usedAlternative: given.usedAlternative,
    representativeName: given.representativeName,
    representativeTitle: given.representativeTitle,
    signature: given.signature,
    signedOn,
    businessName: given.businessName,
    businessAddress: given.businessAddress,
  };
  return { data: { section, documents }, numbers };
}

export function partedSupplementB(given: SignSupplementB, signedOn: Day): Parted<SupplementB> {
  const { documents, numbers } = partedDocuments(given.documents);
  const { rehiredOn, newName, additionalInformation, usedAlternative, representativeName, signature } = given;
  const data: SupplementB = {
    rehiredOn,
    newName,
    documents: documents.map((document) => ({ ...document, examinedOn: signedOn })),
    additionalInformation,
    usedAlternative,
    representativeName,
    signature,
    signedOn,
  };
  return { data, numbers };
}

/** Under which name the number of a document is sealed. */
export function documentNumber(index: number): string {
  return `document${index}`;
}

/** The same for the receipt number of the notice that extends it. */
export function noticeNumber(index: number): string {
  return `notice${index}`;
}

function partedDocuments(given: SignSection2['documents']): {
  readonly documents: readonly ShownDocument[];
  readonly numbers: I9Numbers;
} {
  const documents = given.map(({ category, admissionClass, examinedOn, ...one }) => ({
    kind: one.kind,
    authority: one.authority,
    numberLast4: last4(one.number),
    expiresOn: one.expiresOn,
    isReceipt: one.isReceipt,
    ...(admissionClass !== null && { admissionClass }),
    ...(category !== null && { category }),
    ...(examinedOn !== null && { examinedOn }),
  }));
  return {
    documents,
    numbers: present(
      Object.fromEntries(
        given.flatMap((one, index) => [
          [documentNumber(index), one.number],
          [noticeNumber(index), one.noticeNumber],
        ]),
      ),
    ),
  };
}

function present(numbers: Readonly<Record<string, string | null>>): I9Numbers {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, number]) => (number === null ? [] : [[name, number]])),
  );
}
