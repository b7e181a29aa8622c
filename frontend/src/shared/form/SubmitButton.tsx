import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from '../ui/index.ts';

/** Submits the form it stands in; shows progress while Formik is submitting. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading' | 'onClick' | 'onMouseDown'>) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      variant="primary"
      {...props}
      type="submit"
      loading={isSubmitting}
      onMouseDown={stayInField}
      onClick={leaveField}
    />
  );
}

/** A field that is left may show its message: the button would move away from under the press, and the press be lost. */
function stayInField(event: MouseEvent): void {
  event.preventDefault();
}

/** Before the answer comes: a field that is left later is checked anew, and what the server said of it would vanish. */
function leaveField({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.focus();
}
