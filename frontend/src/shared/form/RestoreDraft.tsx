import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { readDraft } from './draft-storage.ts';

/** Puts what was not saved before a reload over what is saved: it still counts as a change. */
export function RestoreDraft({ name }: { readonly name: string }) {
  const { values, setValues } = useFormikContext<object>();
  const start = useRef(values);
  useEffect(() => void setValues(readDraft(name, start.current)), [name, setValues]);
  return null;
}
