import { styled } from 'styled-components';

/** Steps of the space scale: 1 is 4 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

const space = (step: Space): string => (step === 0 ? '0' : `var(--space-${step})`);

/** One below the other. */
export const Stack = styled.div<{ $gap?: Space; $align?: 'stretch' | 'start' | 'center' | 'end' }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`;

/** In a row that wraps if it has no room. */
export const Inline = styled.div<{
  $gap?: Space;
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
  $nowrap?: boolean;
}>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`;

/**
 * As many equal columns as fit, each at least `$min` wide; a single one on a narrow phone. `$stretch` lets
 * few children share the whole width (tiles). Otherwise each has the width of a column (cards of a list).
 */
export const Grid = styled.div<{ $min?: string; $gap?: Space; $stretch?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $stretch }) => ($stretch ? 'auto-fit' : 'auto-fill')},
    minmax(min(100%, ${({ $min = '280px' }) => $min}), 1fr)
  );
  gap: ${({ $gap = 4 }) => space($gap)};
`;
