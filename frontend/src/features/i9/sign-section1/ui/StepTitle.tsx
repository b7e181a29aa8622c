import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface StepTitleProps {
  readonly title: string;
  readonly help?: string;
  /** The first step loads with the page, so the focus does not move. */
  readonly isFirst?: boolean;
}

/** Takes the focus when it replaces another step, so that screen readers read it. */
export function StepTitle({ title, help, isFirst = false }: StepTitleProps) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) place.current?.focus();
  }, [isFirst]);
  return (
    <div>
      <Heading ref={place} tabIndex={-1}>
        {title}
      </Heading>
      {help && <Help>{help}</Help>}
    </div>
  );
}

const Heading = styled.h2`
  &:focus {
    outline: none;
  }
`;

const Help = styled.p`
  color: var(--text-muted);
`;
