import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../ui/index.ts';

/** Submits the form it stands in; shows progress while Formik is submitting. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  return <Button variant="primary" {...props} type="submit" loading={isSubmitting} />;
}
