import { useFormikContext } from 'formik';
import type { FormProblem } from '../ui/index.ts';
import { flattenErrors } from './validate.ts';

/** What is wrong with the form by now, from its first field to its last. */
export function useProblems(): readonly FormProblem[] {
  const { errors, values } = useFormikContext<object>();
  // A schema knows no order of fields; the form's values stand in it.
  const fields = Object.keys(values);
  const place = ({ name }: FormProblem): number => fields.indexOf(name.split('.')[0] ?? '');
  return flattenErrors(errors).toSorted((a, b) => place(a) - place(b));
}
