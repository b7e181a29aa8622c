import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '#shared/ui/index.ts';

interface CollapsibleProps {
  readonly label: string;
  /** Receives a function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A rarely used form behind a button. */
export function Collapsible({ label, children }: CollapsibleProps) {
  const id = useId();
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  const isOpen = state === 'open';
  const button = useRef<HTMLButtonElement>(null);
  // Returns the focus to the button, because the form is gone.
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
