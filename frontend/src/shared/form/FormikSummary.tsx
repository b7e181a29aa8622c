import { useFormikContext } from 'formik';
import { FormSummary } from '../ui/index.ts';
import { useProblems } from './use-problems.ts';

/**
 * The form's messages after a refused submit. Render it first in the form. It takes focus only when the
 * submit ends, because every change validates again, and a user who corrects a field must stay in it.
 */
export function FormikSummary() {
  const { submitCount, isSubmitting } = useFormikContext();
  const problems = useProblems();
  const settled = submitCount > 0 && !isSubmitting;
  return <FormSummary problems={settled ? problems : []} attempt={settled ? submitCount : 0} />;
}
