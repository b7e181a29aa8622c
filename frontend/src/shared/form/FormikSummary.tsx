import { useFormikContext } from 'formik';
import { FormSummary, type FormProblem } from '../ui/index.ts';
import { flattenErrors } from './validate.ts';

/** The form's messages together, after a submit that was refused. Stands first inside the form. */
export function FormikSummary() {
  const { errors, values, submitCount, isSubmitting, isValidating } = useFormikContext<object>();
  const settled = submitCount > 0 && !isSubmitting && !isValidating;
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
