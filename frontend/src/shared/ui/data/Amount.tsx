import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatAmount, type Decimals } from '../../lib/index.ts';

interface AmountProps {
  /** Dollars as a string of the API, e.g. "525.00". */
  readonly value: string | number;
  readonly decimals?: Decimals;
}

export function Amount({ value, decimals = 'auto' }: AmountProps) {
  const { i18n } = useTranslation();
  return <Figure>{formatAmount(value, i18n.language, decimals)}</Figure>;
}

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
