import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { bonusParts, formatAmount } from '#shared/lib/index.ts';
import { BonusTape, type TapeMark } from './BonusTape.tsx';
import { SitePeople } from './SitePeople.tsx';

const EXAMPLE = '500.00';

/**
 * The illustration of the business: a bonus is posted, a person is referred, and a measuring tape of days
 * shows the payouts.
 */
export function BonusFlow() {
  const { t, i18n } = useTranslation('landing');
  const dollars = (value: string | number): string => formatAmount(value, i18n.language);
  const marks: readonly TapeMark[] = bonusParts(EXAMPLE, null).map(({ amount, days }) => ({
    day: days,
    amount: dollars(amount),
    when: t('flow.after', { count: days }),
    share: Number(amount) / Number(EXAMPLE),
  }));
  return (
    <Figure>
      <svg viewBox="0 0 400 452" aria-hidden focusable="false">
        <SitePeople
          bonus={dollars(EXAMPLE)}
          words={{
            bonus: t('flow.bonus'),
            posted: t('flow.posted'),
            refer: t('flow.refer'),
            hired: t('flow.hired'),
          }}
        />
        <path className="flow" d="M345 176 V198 H42 V212" />
        <path className="flow head" d="M35 206 L42 214 L49 206" />
        <BonusTape marks={marks} start={t('flow.start')} />
      </svg>
      <figcaption>{t('flow.caption', { bonus: dollars(EXAMPLE) })}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: var(--space-3);
  svg {
    width: 100%;
    max-width: 560px;
    margin-inline: auto;
    font-family: var(--font-display);
  }
  text {
    fill: var(--text);
  }
  .flow {
    fill: none;
    stroke: var(--success);
    stroke-width: 3.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  figcaption {
    max-width: 46ch;
    margin-inline: auto;
    color: var(--text-muted);
    font-size: var(--size-14);
    text-align: center;
  }
`;
