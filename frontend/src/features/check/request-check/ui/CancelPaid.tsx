import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CheckKind } from '#contract/checks/notice/adverse-action.ts';
import { Button, Stack } from '#shared/ui/index.ts';
import { useCheckWords } from '../model/use-check-words.ts';

interface CancelPaidProps {
  readonly kind: CheckKind;
  readonly onCancel: () => Promise<void>;
}

/** Asks on the first press, because canceling refunds the money and disables the link. */
export function CancelPaid({ kind, onCancel }: CancelPaidProps) {
  const words = useCheckWords(kind);
  const [isRequested, setRequested] = useState(false);
  return (
    <Stack $gap={2} $align="start">
      <Button
        variant={isRequested ? 'danger' : 'secondary'}
        icon={<Undo2 aria-hidden />}
        onClick={() => (isRequested ? onCancel() : setRequested(true))}
      >
        {words(isRequested ? 'cancel.sure' : 'cancel.action')}
      </Button>
      <Note>{words('cancel.help')}</Note>
    </Stack>
  );
}

export const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
