import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { writeDraft } from './draft-storage.ts';

/** Keeps what is typed in a long form over a reload. Stands inside the form; `readDraft` gives the initial values. */
export function FormikDraft({ name }: { readonly name: string }) {
  const { values, dirty, isSubmitting } = useFormikContext<Record<string, unknown>>();
  useEffect(() => {
    if (dirty && !isSubmitting) writeDraft(name, values);
  }, [name, values, dirty, isSubmitting]);
  return null;
}
