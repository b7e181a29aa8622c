import { useField } from 'formik';

/** What a field needs of Formik: its value and handlers, what it began with, and its message once it was left or submitted. */
export function useBoundField<Value = string>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const error = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  return { field, initial: meta.initialValue, error, helpers };
}
