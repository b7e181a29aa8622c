import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { writeDraft, type DraftPlace } from './draft-storage.ts';

interface FormikDraftProps {
  readonly name: string;
  readonly place?: DraftPlace;
  /** Fields that are never stored: secrets, and fields that must be filled in each time. */
  readonly without?: readonly string[];
}

const NOTHING: readonly string[] = [];

/** Stores the input of a long form across a reload. Rendered inside the form; `readDraft` returns the initial values. */
export function FormikDraft({ name, place = 'device', without = NOTHING }: FormikDraftProps) {
  const { values, dirty, isSubmitting } = useFormikContext<Record<string, unknown>>();
  useEffect(() => {
    if (!dirty || isSubmitting) return;
    const stored = Object.entries(values).filter(([field]) => !without.includes(field));
    writeDraft(name, Object.fromEntries(stored), place);
  }, [name, place, without, values, dirty, isSubmitting]);
  return null;
}
