import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '#shared/ui/index.ts';

interface CollapsibleProps {
  readonly label: string;
  /** Is given what closes it again. */
  readonly children: (close: () => void) => ReactNode;
}

/** A form that is rarely needed, behind its button. */
export function Collapsible({ label, children }: CollapsibleProps) {
  const id = useId();
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  const isOpen = state === 'open';
  const button = useRef<HTMLButtonElement>(null);
  // The form that had focus is gone.
  useEffect(() => {
    if (state === 'done') button.current?.focus();
  }, [state]);
  return (
    <>
      <Button
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        {label}
      </Button>
      {isOpen && <Box id={id}>{children(() => setState('done'))}</Box>}
    </>
  );
}

const Box = styled.div`
  width: 100%;
  max-width: 480px;
`;
