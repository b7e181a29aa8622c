import { useState, type ReactElement, type ReactNode } from 'react';
import { Button, ConfirmDialog } from '#shared/ui/index.ts';

interface ConfirmButtonProps {
  readonly label: string;
  readonly icon: ReactElement;
  /** The question; `text` explains the consequences. */
  readonly title: string;
  readonly text: string;
  readonly danger?: boolean;
  readonly onConfirm: () => Promise<unknown>;
  /** More fields of the dialog. */
  readonly children?: ReactNode;
}

/**
 * Confirms an action that ends a link or refunds money in a dialog of its own: a double tap is easily a
 * mistake.
 */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, icon, title, text, danger = false, onConfirm, children } = props;
  const [isRequested, setRequested] = useState(false);
  return (
    <>
      <Button icon={icon} onClick={() => setRequested(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isRequested}
        onOpenChange={setRequested}
        title={title}
        description={text}
        confirmLabel={label}
        danger={danger}
        onConfirm={onConfirm}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
