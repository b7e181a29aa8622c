import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from '../ui/index.ts';

/** Submits the form around it; shows progress while Formik is submitting. */
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

/** A field that loses focus may show its message, which would move the button away during the press. */
function stayInField(event: MouseEvent): void {
  event.preventDefault();
}

/** Takes focus now. A field that loses focus later would validate again and drop the server's message. */
function leaveField({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.focus();
}
