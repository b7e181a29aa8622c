import { styled } from 'styled-components';
import { DateText } from '#shared/ui/index.ts';

/** A day on one line: a table that is short of room would break it. */
export function DayCell({ value }: { readonly value: string }) {
  return (
    <Line>
      <DateText value={value} />
    </Line>
  );
}

const Line = styled.span`
  white-space: nowrap;
`;
