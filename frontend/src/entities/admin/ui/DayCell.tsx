import { styled } from 'styled-components';
import { DateText } from '#shared/ui/index.ts';

/** A date that never wraps, even in a narrow table. */
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
