import { useField } from 'formik';

/** A field's value, handlers, and initial value from Formik, and its message once it was left or submitted. */
export function useBoundField<Value = string>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const error = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  return { field, initial: meta.initialValue, error, helpers };
}
