import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import type { SignSection2Input } from '#contract/eligibility/form/section2.ts';
import {
  companionsFor,
  I9_COMPANIONS,
  I9_DOCUMENT_KINDS,
  i9Document,
  type I9Companion,
  type I9DocumentKind,
  type I9List,
} from '#contract/eligibility/vocabulary/form/form-i9.ts';

/** One document as entered; an empty kind means none. */
export interface DocumentValues {
  readonly kind: string;
  readonly authority: string;
  readonly number: string;
  readonly expiresOn: string;
  readonly isReceipt: boolean;
  /** Only for a card extended by Form I-797C. */
  readonly category: string;
  readonly noticeNumber: string;
  /** Only for the Form I-94 of a spouse. */
  readonly admissionClass: string;
  /** Only for a correction. */
  readonly examinedOn: string;
}

/** Documents required with a foreign passport or a spouse's card, each with its own fields. */
export type CompanionValues = Readonly<Record<I9Companion, DocumentValues>>;

export interface Section2Values extends CompanionValues {
  readonly firstDayOn: string;
  /** Empty until the employer chooses: the worker decides which list to use, so nothing is preselected. */
  readonly set: 'A' | 'BC' | '';
  readonly a: DocumentValues;
  readonly b: DocumentValues;
  readonly c: DocumentValues;
  readonly usedAlternative: boolean;
  readonly additionalInformation: string;
  /** The reason why section 1 or section 2 is late. */
  readonly lateReason: string;
  readonly representativeName: string;
  readonly representativeTitle: string;
  readonly businessName: string;
  readonly businessAddress: string;
  readonly reason: string;
  readonly attested: boolean;
  readonly signature: string;
}

export const NO_DOCUMENT: DocumentValues = {
  kind: '',
  authority: '',
  number: '',
  expiresOn: '',
  isReceipt: false,
  category: '',
  noticeNumber: '',
  admissionClass: '',
  examinedOn: '',
};

export const NO_COMPANIONS = Object.fromEntries(
  I9_COMPANIONS.map((kind) => [kind, { ...NO_DOCUMENT, kind }]),
) as CompanionValues;

export function emptySection2(form: I9FormAnswer): Section2Values {
  const { company, startsOn, section2, lastRepresentative } = form;
  return {
    firstDayOn: section2?.firstDayOn ?? startsOn ?? '',
    set: section2 ? setOf(section2) : '',
    a: NO_DOCUMENT,
    ...NO_COMPANIONS,
    b: NO_DOCUMENT,
    c: NO_DOCUMENT,
    usedAlternative: section2?.usedAlternative ?? false,
    additionalInformation: section2?.additionalInformation ?? '',
    lateReason: section2?.lateReason ?? '',
    representativeName: section2?.representativeName ?? lastRepresentative?.name ?? '',
    representativeTitle: section2?.representativeTitle ?? lastRepresentative?.title ?? '',
    businessName: section2?.businessName ?? company,
    businessAddress: section2?.businessAddress ?? lastRepresentative?.businessAddress ?? '',
    reason: '',
    attested: false,
    signature: '',
  };
}

function setOf({ documents }: NonNullable<I9FormAnswer['section2']>): 'A' | 'BC' {
  return documents.some(({ list }) => list === 'A') ? 'A' : 'BC';
}

export function kindsOf(list: I9List): readonly I9DocumentKind[] {
  return I9_DOCUMENT_KINDS.filter((kind) => {
    const { list: of, isCompanion, isFormer } = i9Document(kind);
    return of === list && !isCompanion && !isFormer;
  });
}

export function knownKind(kind: string): I9DocumentKind | null {
  return I9_DOCUMENT_KINDS.find((one) => one === kind) ?? null;
}

/** The documents required with this one. */
export function companionsOf({ kind, category }: DocumentValues): readonly I9Companion[] {
  const known = knownKind(kind);
  return known ? companionsFor(known, category) : [];
}

type Slot = 'a' | 'b' | 'c' | I9Companion;

/** The documents of a form in the order sent to the server. */
function slotsOf({ set, a }: Section2Values): readonly Slot[] {
  if (set === '') return [];
  return set === 'BC' ? ['b', 'c'] : ['a', ...companionsOf(a)];
}

export function toSection2(values: Section2Values): SignSection2Input & { readonly reason: string } {
  const documents = slotsOf(values).map((slot) => {
    const { kind, ...document } = values[slot];
    // The contract refuses an empty choice with its own message.
    return { ...document, kind: kind as I9DocumentKind };
  });
  return {
    firstDayOn: values.firstDayOn,
    documents,
    usedAlternative: values.usedAlternative,
    additionalInformation: values.additionalInformation,
    lateReason: values.lateReason,
    representativeName: values.representativeName,
    representativeTitle: values.representativeTitle,
    businessName: values.businessName,
    businessAddress: values.businessAddress,
    reason: values.reason,
    attested: values.attested as true,
    signature: values.signature,
  };
}

/** Maps `documents.1.number` to the field of the second document on screen. */
export function fieldOf(path: string, values: Section2Values): string {
  const [, index, field] = /^documents\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const slots = slotsOf(values);
  if (path === 'documents') return `${slots[0] ?? 'a'}.kind`;
  const slot = slots[Number(index)];
  return slot && field ? `${slot}.${field}` : path;
}
