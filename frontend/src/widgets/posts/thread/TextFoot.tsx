import { styled } from 'styled-components';
import { Inline } from '#shared/ui/index.ts';

/** The row below a text. Aligns icons with the text's edges; their buttons extend beyond. */
export const TextFoot = styled(Inline)`
  margin: 0 calc(-1 * var(--space-3)) calc(-1 * var(--space-3));
`;
