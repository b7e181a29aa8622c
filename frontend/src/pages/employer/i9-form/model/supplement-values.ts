import { supplementBSchema, type SignSupplementBInput } from '#contract/eligibility/section2.ts';
import { i9Document, type I9DocumentKind } from '#contract/eligibility/vocabulary/form-i9.ts';
import { errorsOf } from '#shared/form/index.ts';
import { knownKind, type DocumentValues } from './section2-values.ts';

export interface SupplementValues {
  readonly rehiredOn: string;
  readonly hasNewName: boolean;
  readonly newName: { readonly lastName: string; readonly firstName: string; readonly middleInitial: string };
  readonly document: DocumentValues;
  /** Beside a foreign passport. */
  readonly i94: DocumentValues;
  readonly additionalInformation: string;
  readonly representativeName: string;
  readonly attested: boolean;
  readonly signature: string;
}

export function needsI94({ kind }: DocumentValues): boolean {
  const known = knownKind(kind);
  return known !== null && i9Document(known).needs === 'i94';
}

/** `documents.1.number` belongs to the field of the Form I-94; what is said of all, to the choice of the document. */
export function fieldOfSupplement(path: string): string {
  if (path === 'documents') return 'document.kind';
  return path.replace(/^documents\.0\./, 'document.').replace(/^documents\.1\./, 'i94.');
}

export function toSupplement({
  hasNewName,
  newName,
  document,
  i94,
  ...values
}: SupplementValues): SignSupplementBInput {
  const shown = [document, ...(needsI94(document) ? [i94] : [])].filter(({ kind }) => kind !== '');
  return {
    ...values,
    kind: 'B',
    attested: values.attested as true,
    newName: hasNewName ? newName : null,
    documents: shown.map(({ kind, ...one }) => ({ ...one, kind: kind as I9DocumentKind })),
  };
}

export function supplementProblems(
  values: SupplementValues,
  say: (message: string) => string = (message) => message,
): Record<string, unknown> {
  const { error } = supplementBSchema.safeParse(toSupplement(values));
  const issues = (error?.issues ?? []).map(({ path, message }) => ({
    path: fieldOfSupplement(path.map(String).join('.')),
    message,
  }));
  return errorsOf(issues, say);
}
