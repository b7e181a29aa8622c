import type { Id } from '#kernel/ids.ts';
import type { I9DocumentKind } from '../../contract/vocabulary/form/form-i9.ts';
import type { CopySide } from '../../contract/vocabulary/copies/document-copies.ts';
import type { I9EntryId } from '../../domain/form/i9-entry.ts';
import type { I9FormId } from '../../domain/form/i9-record.ts';

export type I9CopyId = Id<'i9_copy'>;

export interface DrawnCopy {
  /** JPEG. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A copy without its picture. */
export interface CopyRow {
  readonly id: I9CopyId;
  readonly formId: I9FormId;
  readonly entryId: I9EntryId | null;
  readonly kind: I9DocumentKind;
  readonly side: CopySide;
  readonly createdAt: string;
}

export interface NewCopy extends DrawnCopy {
  readonly id: I9CopyId;
  readonly formId: I9FormId;
  readonly kind: I9DocumentKind;
  readonly side: CopySide;
  readonly at: Date;
}

/** Pictures rest sealed (rules.md#sealed-fields). */
export interface I9Copies {
  /** (tx) In the place of one of the same side that no signature has taken. */
  add(copy: NewCopy): Promise<void>;
  /** The oldest first. */
  of(formIds: readonly I9FormId[]): Promise<readonly CopyRow[]>;
  /** In the clear. */
  picture(id: I9CopyId): Promise<Uint8Array | null>;
  /** (tx) These belong to the signature; others that wait go. */
  sign(formId: I9FormId, ids: readonly I9CopyId[], entryId: I9EntryId): Promise<void>;
  /** (tx) Of a form that was purged. */
  destroy(formId: I9FormId): Promise<void>;
  /** (tx) Destroys copies that no signature took. Returns how many. */
  destroyUnsigned(before: Date): Promise<number>;
}

/** Redraws pictures, so that the stored one contains nothing of the uploaded file. */
export interface CopyStudio {
  /**
   * Null for what is no JPEG, PNG or WebP.
   * @throws DomainError `eligibility.copy_unreadable`, `eligibility.copy_pixels` (rule_broken)
   */
  redraw(bytes: Uint8Array): Promise<DrawnCopy | null>;
}
