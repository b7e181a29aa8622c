import { useFormikContext } from 'formik';
import { FormSummary } from '../ui/index.ts';
import { flattenErrors } from './validate.ts';

/** The form's messages together, after a submit that was refused. Stands first inside the form. */
export function FormikSummary() {
  const { errors, submitCount, isSubmitting, isValidating } = useFormikContext();
  const settled = submitCount > 0 && !isSubmitting && !isValidating;
  return <FormSummary problems={settled ? flattenErrors(errors) : []} attempt={settled ? submitCount : 0} />;
}
