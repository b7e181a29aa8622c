import { onPaper } from '#contract/identity/latin-name.ts';
import { paragraphs, text } from '#contract/http/primitives.ts';
import { unknownMergeFields } from '../vocabulary/terms/merge-fields.ts';

const MERGE_FIELD_UNKNOWN = 'Unknown merge field. Please pick one from the list.';

/** A text that may contain known merge fields (rules.md#merge-fields). */
export function mergeText(max: number) {
  return paragraphs({ max })
    .refine((value) => unknownMergeFields(value).length === 0, MERGE_FIELD_UNKNOWN)
    .check(onPaper);
}

/** Like `mergeText`, for one line. */
export function mergeLine(max: number) {
  return text({ max })
    .refine((value) => unknownMergeFields(value).length === 0, MERGE_FIELD_UNKNOWN)
    .check(onPaper);
}

export function optionalMergeLine(max: number) {
  return mergeLine(max)
    .nullish()
    .transform((value) => value || null);
}

/** Missing, null and empty are null. */
export function optionalMergeText(max: number) {
  return mergeText(max)
    .nullish()
    .transform((value) => value || null);
}
