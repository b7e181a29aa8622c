import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface StepTitleProps {
  readonly title: string;
  readonly help?: string;
  /** The first step comes with the page: focus stays where it is. */
  readonly isFirst?: boolean;
}

/** Comes in place of another step: focus moves to it, so that it is read out. */
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
