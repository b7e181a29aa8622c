import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Stack } from '#shared/ui/index.ts';

interface CancelPaidProps {
  readonly action: string;
  readonly sure: string;
  readonly help: string;
  readonly onCancel: () => Promise<void>;
}

/** Asks on the first press, because canceling refunds the money and disables the link. */
export function CancelPaid({ action, sure, help, onCancel }: CancelPaidProps) {
  const [isRequested, setRequested] = useState(false);
  return (
    <Stack $gap={2} $align="start">
      <Button
        variant={isRequested ? 'danger' : 'secondary'}
        icon={<Undo2 aria-hidden />}
        onClick={() => (isRequested ? onCancel() : setRequested(true))}
      >
        {isRequested ? sure : action}
      </Button>
      <Note>{help}</Note>
    </Stack>
  );
}

export const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
