import { useFormikContext } from 'formik';
import { FormSummary } from '../ui/index.ts';
import { useProblems } from './use-problems.ts';

/**
 * The form's messages together, after a submit that was refused. Stands first inside the form. It takes focus when the
 * submit has ended and not again: every change validates anew, and whoever is mending a field must stay in it.
 */
export function FormikSummary() {
  const { submitCount, isSubmitting } = useFormikContext();
  const problems = useProblems();
  const settled = submitCount > 0 && !isSubmitting;
  return <FormSummary problems={settled ? problems : []} attempt={settled ? submitCount : 0} />;
}
