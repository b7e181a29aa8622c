import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PageHeader } from './PageHeader.tsx';

interface StepHeaderProps {
  readonly title: string;
  readonly lead?: string;
}

/** Replaces another step, so it takes focus to be read aloud. */
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
