import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PageHeader } from './PageHeader.tsx';

interface StepHeaderProps {
  readonly title: string;
  readonly lead?: string;
}

/** Comes in place of another step: focus moves to it, so that it is read out. */
export function StepHeader({ title, lead }: StepHeaderProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Place ref={place} tabIndex={-1}>
      <PageHeader title={title} lead={lead} />
    </Place>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
  }
  header {
    margin-bottom: 0;
  }
`;
