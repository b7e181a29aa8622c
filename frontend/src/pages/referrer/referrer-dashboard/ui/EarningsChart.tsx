import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatAmount, scrollsByKeys } from '#shared/lib/index.ts';
import { Card, VisuallyHidden } from '#shared/ui/index.ts';
import type { MonthOfEarnings } from '../model/earnings-by-month.ts';

const HEIGHT = 120;
const WIDTH = 300;
const NARROWEST = 58;
const BAR = 40;
const LABEL = 22;

/**
 * Bonuses by month: filled bars are paid, outlined ones are coming. A table has the same figures for screen
 * readers.
 */
export function EarningsChart({ months }: { readonly months: readonly MonthOfEarnings[] }) {
  const { t, i18n } = useTranslation('referrer-dashboard');
  const highest = Math.max(...months.map(({ paid, coming }) => paid + coming));
  const tall = (dollars: number): number => (dollars / highest) * HEIGHT;
  const money = (dollars: number): string => formatAmount(dollars, i18n.language);
  const short = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const nameOf = (month: string, style: Intl.DateTimeFormat): string =>
    style.format(Date.parse(`${month}-01T00:00:00.000Z`));
  const column = Math.max(NARROWEST, WIDTH / months.length);
  const width = months.length * column;
  return (
    <Card as="figure">
      <Caption>{t('chart.title')}</Caption>
      <Scroll ref={scrollsByKeys}>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT + 2 * LABEL}`}
          width={width}
          height={HEIGHT + 2 * LABEL}
          aria-hidden
        >
          {months.map(({ month, paid, coming }, index) => {
            const left = index * column + (column - BAR) / 2;
            const bottom = HEIGHT + LABEL;
            return (
              <g key={month}>
                <Coming x={left + 1} y={bottom - tall(paid + coming)} width={BAR - 2} height={tall(coming)} />
                <Paid x={left} y={bottom - tall(paid)} width={BAR} height={tall(paid)} />
                {paid + coming > 0 && (
                  <Figure x={left + BAR / 2} y={bottom - tall(paid + coming) - 6}>
                    {money(paid + coming)}
                  </Figure>
                )}
                <Month x={left + BAR / 2} y={bottom + 17}>
                  {nameOf(month, short)}
                </Month>
              </g>
            );
          })}
          <Ground x1={0} x2={width} y1={HEIGHT + LABEL} y2={HEIGHT + LABEL} />
        </svg>
      </Scroll>
      <Legend aria-hidden>
        <span>
          <i /> {t('chart.paid')}
        </span>
        <span>
          <i className="coming" /> {t('chart.coming')}
        </span>
      </Legend>
      <VisuallyHidden as="div">
        <table>
          <caption>{t('chart.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('chart.month')}</th>
              <th scope="col">{t('chart.paid')}</th>
              <th scope="col">{t('chart.coming')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, paid, coming }) => (
              <tr key={month}>
                <th scope="row">{nameOf(month, long)}</th>
                <td>{money(paid)}</td>
                <td>{money(coming)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  );
}

const Caption = styled.figcaption`
  margin-bottom: var(--space-3);
  font-weight: 600;
`;

const Scroll = styled.div`
  overflow-x: auto;
  svg {
    max-width: none;
  }
`;

const Paid = styled.rect`
  fill: var(--success);
`;

const Coming = styled.rect`
  fill: var(--warning-soft);
  stroke: var(--line-strong);
  stroke-width: 1.5;
  stroke-dasharray: 4 3;
`;

const Figure = styled.text`
  fill: var(--text);
  font: 700 1rem var(--font-display);
  text-anchor: middle;
`;

const Month = styled.text`
  fill: var(--text-muted);
  font: 400 0.875rem var(--font-text);
  text-anchor: middle;
`;

const Ground = styled.line`
  stroke: var(--line-strong);
  stroke-width: 1.5;
`;

const Legend = styled.div`
  display: flex;
  gap: var(--space-5);
  margin-top: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-14);
  span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
  i {
    width: 14px;
    height: 14px;
    background: var(--success);
  }
  i.coming {
    border: 1.5px dashed var(--line-strong);
    background: var(--warning-soft);
  }
`;
