import { useState, type ReactElement, type ReactNode } from 'react';
import { Button, ConfirmDialog } from '#shared/ui/index.ts';

interface AskedButtonProps {
  readonly label: string;
  readonly icon: ReactElement;
  /** The question, and what follows from a yes. */
  readonly title: string;
  readonly text: string;
  readonly danger?: boolean;
  readonly onConfirm: () => Promise<unknown>;
  /** What is asked with it. */
  readonly children?: ReactNode;
}

/** What ends a link or sends money back asks in a dialog of its own: two taps on one place are soon done by mistake. */
export function AskedButton(props: AskedButtonProps) {
  const { label, icon, title, text, danger = false, onConfirm, children } = props;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button icon={icon} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
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
