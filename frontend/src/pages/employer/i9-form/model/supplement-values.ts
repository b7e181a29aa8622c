import { supplementBSchema, type SignSupplementBInput } from '#contract/eligibility/form/section2.ts';
import type { I9DocumentKind } from '#contract/eligibility/vocabulary/form/form-i9.ts';
import { errorsOf } from '#shared/form/index.ts';
import { companionsOf, type CompanionValues, type DocumentValues } from './section2-values.ts';

export interface SupplementValues extends CompanionValues {
  readonly rehiredOn: string;
  readonly hasNewName: boolean;
  readonly newName: { readonly lastName: string; readonly firstName: string; readonly middleInitial: string };
  readonly document: DocumentValues;
  readonly additionalInformation: string;
  readonly representativeName: string;
  readonly attested: boolean;
  readonly signature: string;
}

/**
 * Maps `documents.1.number` to the field of the first companion, and `documents` to the choice of the
 * document.
 */
export function fieldOfSupplement(path: string, { document }: Pick<SupplementValues, 'document'>): string {
  if (path === 'documents') return 'document.kind';
  const slots = ['document', ...companionsOf(document)];
  return path.replace(/^documents\.(\d+)(?=\.)/, (given, index) => slots[Number(index)] ?? given);
}

export function toSupplement(values: SupplementValues): SignSupplementBInput {
  const { document, newName } = values;
  const shown = [document, ...companionsOf(document).map((kind) => values[kind])].filter(
    ({ kind }) => kind !== '',
  );
  return {
    kind: 'B',
    rehiredOn: values.rehiredOn,
    additionalInformation: values.additionalInformation,
    representativeName: values.representativeName,
    signature: values.signature,
    attested: values.attested as true,
    newName: values.hasNewName ? newName : null,
    documents: shown.map(({ kind, ...one }) => ({ ...one, kind: kind as I9DocumentKind })),
  };
}

export function supplementProblems(
  values: SupplementValues,
  say: (message: string) => string = (message) => message,
): Record<string, unknown> {
  const { error } = supplementBSchema.safeParse(toSupplement(values));
  const issues = (error?.issues ?? []).map(({ path, message }) => ({
    path: fieldOfSupplement(path.map(String).join('.'), values),
    message,
  }));
  return errorsOf(issues, say);
}
