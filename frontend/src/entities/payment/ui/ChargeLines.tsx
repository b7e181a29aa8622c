import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ChargeLine } from '#contract/billing/charging/charge.ts';
import { Amount } from '#shared/ui/index.ts';

interface ChargeLinesProps {
  readonly lines: readonly ChargeLine[];
  readonly total: string;
}

/** The lines of an amount. */
export function ChargeLines({ lines, total }: ChargeLinesProps) {
  const { t } = useTranslation('payment');
  return (
    <Bill>
      {lines.map((line) => (
        <div key={line.kind}>
          <dt>{t(`line.${line.kind}`, { defaultValue: line.label })}</dt>
          <dd>
            <Amount value={line.amount} decimals="always" />
          </dd>
        </div>
      ))}
      <Total>
        <dt>{t('total')}</dt>
        <dd>
          <Amount value={total} decimals="always" />
        </dd>
      </Total>
    </Bill>
  );
}

const Bill = styled.dl`
  display: grid;
  gap: 6px;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }
`;

const Total = styled.div`
  align-items: baseline;
  margin-top: 4px;
  padding-top: 8px;
  border-top: 2px solid var(--line-strong);
  dt {
    font-weight: 600;
  }
  dd {
    font: 700 var(--size-26) / 1.1 var(--font-display);
  }
`;
