import { styled } from 'styled-components';
const Part = styled.p<{ readonly $size: number }>`
  font-size: ${({ $size }) => $size}px;
`;
const Whole = styled(Part)`
  width: ${({ $width }) => $width};
`;
export const withoutWhatItAsksFor = <Part />;
export const withAnAttributeOfAnotherTag = <Whole $size={1} href="/" />;
