import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { readDraft, type DraftPlace } from './draft-storage.ts';

interface RestoreDraftProps {
  readonly name: string;
  readonly place?: DraftPlace;
}

/** Restores unsaved input after a reload. It still counts as a change. */
export function RestoreDraft({ name, place = 'device' }: RestoreDraftProps) {
  const { values, setValues } = useFormikContext<object>();
  const start = useRef(values);
  useEffect(() => void setValues(readDraft(name, start.current, place)), [name, place, setValues]);
  return null;
}
