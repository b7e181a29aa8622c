import type { PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';
import { bareAmountCents } from '#contract/http/vocabulary/written-numbers.ts';

/**
 * Fields that a letter's texts may name in double braces, such as `{{worker}}`. Every letter fills them in
 * for its own candidate.
 */
export const MERGE_FIELDS = [
  'worker',
  'job',
  'company',
  'employer',
  'pay',
  'startDate',
  'site',
  'schedule',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** Null for what one letter does not have. */
export type MergeValues = Readonly<Record<MergeField, string | null>>;

/** The texts of a letter that may have merge fields. */
export const MERGED_TEXTS = ['schedule', 'benefits', 'conditions', 'customTerms'] as const;
export type MergedText = (typeof MERGED_TEXTS)[number];

const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g;

function isMergeField(name: string): name is MergeField {
  return MERGE_FIELDS.some((field) => field === name);
}

/** The spelling in a text. */
export function mergeTag(field: MergeField): string {
  return `{{${field}}}`;
}

/** The known fields of a text, each once, in the order of the text. */
export function mergeFieldsIn(text: string): MergeField[] {
  const names = [...text.matchAll(FIELD)].map(([, name = '']) => name);
  return [...new Set(names.filter(isMergeField))];
}

/** Unknown names in braces, or unclosed braces; a letter may contain neither. */
export function unknownMergeFields(text: string): string[] {
  const names = [...text.matchAll(FIELD)].map(([, name = '']) => name).filter((name) => !isMergeField(name));
  const rest = text.replaceAll(FIELD, '');
  const broken = rest.match(/\{\{|\}\}/g) ?? [];
  return [...new Set([...names, ...broken])];
}

/** A text as its words and the fields between them. */
export function mergePieces(text: string): (string | { readonly field: MergeField })[] {
  return text
    .split(/(\{\{\s*[^{}]*?\s*\}\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [field] = mergeFieldsIn(piece);
      return field && piece.startsWith('{{') ? { field } : piece;
    });
}

/** The text with what is known filled in; what is missing stays in its braces. */
export function fillMergeFields(text: string, values: Partial<MergeValues>): string {
  return text.replaceAll(FIELD, (tag, name: string) => (isMergeField(name) && values[name]) || tag);
}

const PAY_PERIODS: Readonly<Record<PayType, string>> = {
  hourly: 'per hour',
  daily: 'per day',
  salary: 'per year',
  project: 'for the project',
};

/** The letter's wording: words as written, a bare number with its period. */
export function mergedPay(payRate: string, payType: PayType): string | null {
  const written = payRate.trim();
  if (written === '' || /[a-z]/i.test(written)) return written || null;
  const amount = bareAmountCents(written);
  if (amount === null) return `${written} ${PAY_PERIODS[payType]}`;
  const [dollars = '', cents] = (amount / 100).toFixed(2).split('.');
  return `$${dollars.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents} ${PAY_PERIODS[payType]}`;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as `2026-03-02` as in the letter. */
export function mergedDay(day: string | null): string | null {
  const instant = day ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(instant) ? null : DAY.format(instant);
}
