import { newId, type Id, type UserId } from '#kernel/ids.ts';
import type { I9FormId, Section1, Section2, ShownDocument } from './i9-record.ts';

export type I9EntryId = Id<'i9_entry'>;

/** A helper with section 1, as in supplement A. */
export interface Preparer {
  readonly lastName: string;
  readonly firstName: string;
  readonly middleInitial: string | null;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly signature: string;
}

export interface SupplementB {
  readonly rehiredOn: string | null;
  readonly newName: {
    readonly lastName: string;
    readonly firstName: string;
    readonly middleInitial: string | null;
  } | null;
  /** Empty for a rehire or a new name. */
  readonly documents: readonly ShownDocument[];
  readonly additionalInformation: string | null;
  readonly usedAlternative: boolean;
  readonly representativeName: string;
  readonly signature: string;
  readonly signedOn: string;
}

export type I9Content =
  | { readonly kind: 'section1'; readonly data: Section1 }
  | {
      readonly kind: 'section2';
      readonly data: { readonly section: Section2; readonly documents: readonly ShownDocument[] };
    }
  | { readonly kind: 'supplement_a'; readonly data: Preparer & { readonly signedOn: string } }
  | { readonly kind: 'supplement_b'; readonly data: SupplementB };

export type I9EntryKind = I9Content['kind'];

/** Numbers by kind: `ssn`, `uscis`, `i94`, `passport`, `document0` …: stored sealed, never in the data. */
export type I9Numbers = Readonly<Record<string, string>>;

/** Where a signature came from. */
export interface SigningEvidence {
  readonly actor: 'worker' | 'employer';
  readonly userId: UserId | null;
  readonly by: 'account' | 'sent_link' | 'copied_link';
  readonly ip: string;
  readonly userAgent: string | null;
}

/**
 * Something that was signed. It is never changed: a correction is another one, with its reason, and the newest of a kind holds
 * (rules.md#i9-corrections).
 */
export type I9Entry = I9Content &
  SigningEvidence & {
    readonly id: I9EntryId;
    readonly formId: I9FormId;
    readonly at: Date;
    /** Why it was corrected; null the first time. */
    readonly reason: string | null;
    readonly numbers: I9Numbers;
  };

export function i9Entry(
  formId: I9FormId,
  content: I9Content,
  signed: {
    readonly numbers: I9Numbers;
    readonly evidence: SigningEvidence;
    readonly reason: string | null;
    readonly at: Date;
  },
): I9Entry {
  const { numbers, evidence, reason, at } = signed;
  return { ...content, ...evidence, id: newId(), formId, numbers, reason, at };
}
