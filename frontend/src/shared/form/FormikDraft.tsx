import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { writeDraft, type DraftPlace } from './draft-storage.ts';

interface FormikDraftProps {
  readonly name: string;
  readonly place?: DraftPlace;
  /** Fields that are never stored: secrets, and what must be given again each time. */
  readonly without?: readonly string[];
}

const NOTHING: readonly string[] = [];

/** Stores what is typed in a long form over a reload. Rendered inside the form; `readDraft` gives the initial values. */
export function FormikDraft({ name, place = 'device', without = NOTHING }: FormikDraftProps) {
  const { values, dirty, isSubmitting } = useFormikContext<Record<string, unknown>>();
  useEffect(() => {
    if (!dirty || isSubmitting) return;
    const stored = Object.entries(values).filter(([field]) => !without.includes(field));
    writeDraft(name, Object.fromEntries(stored), place);
  }, [name, place, without, values, dirty, isSubmitting]);
  return null;
}
