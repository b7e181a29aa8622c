import { supplementBSchema, type SignSupplementBInput } from '#contract/eligibility/section2.ts';
import type { I9DocumentKind } from '#contract/eligibility/vocabulary/form-i9.ts';
import { validateWith } from '#shared/form/index.ts';
import type { DocumentValues } from './section2-values.ts';

export interface SupplementValues {
  readonly rehiredOn: string;
  readonly hasNewName: boolean;
  readonly newName: { readonly lastName: string; readonly firstName: string; readonly middleInitial: string };
  readonly document: DocumentValues;
  readonly additionalInformation: string;
  readonly representativeName: string;
  readonly attested: boolean;
  readonly signature: string;
}

export function toSupplement({
  hasNewName,
  newName,
  document,
  ...values
}: SupplementValues): SignSupplementBInput {
  const { kind, ...shown } = document;
  return {
    ...values,
    kind: 'B',
    attested: values.attested as true,
    newName: hasNewName ? newName : null,
    document: kind === '' ? null : { ...shown, kind: kind as I9DocumentKind },
  };
}

export function supplementProblems(
  values: SupplementValues,
  say: (message: string) => string = (message) => message,
): Record<string, unknown> {
  return validateWith(supplementBSchema, say)(toSupplement(values));
}
