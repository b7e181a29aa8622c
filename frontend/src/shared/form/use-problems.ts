import { useFormikContext } from 'formik';
import type { FormProblem } from '../ui/index.ts';
import { flattenErrors } from './validate.ts';

/** The current problems of the form, from its first field to its last. */
export function useProblems(): readonly FormProblem[] {
  const { errors, values } = useFormikContext<object>();
  // A schema has no order of fields, so the form's values define it.
  const fields = Object.keys(values);
  const place = ({ name }: FormProblem): number => fields.indexOf(name.split('.')[0] ?? '');
  return flattenErrors(errors).toSorted((a, b) => place(a) - place(b));
}
