import { useFormikContext } from 'formik';
import { FormSummary, type FormProblem } from '../ui/index.ts';
import { flattenErrors } from './validate.ts';

/**
 * The form's messages together, after a submit that was refused. Stands first inside the form. It takes focus when the
 * submit has ended and not again: every change validates anew, and whoever is mending a field must stay in it.
 */
export function FormikSummary() {
  const { errors, values, submitCount, isSubmitting } = useFormikContext<object>();
  const settled = submitCount > 0 && !isSubmitting;
  return (
    <FormSummary
      problems={settled ? inOrder(flattenErrors(errors), Object.keys(values)) : []}
      attempt={settled ? submitCount : 0}
    />
  );
}

/** A schema knows no order of fields; the form's values stand in it. */
function inOrder(problems: readonly FormProblem[], fields: readonly string[]): FormProblem[] {
  const place = ({ name }: FormProblem): number => fields.indexOf(name.split('.')[0] ?? '');
  return problems.toSorted((a, b) => place(a) - place(b));
}
