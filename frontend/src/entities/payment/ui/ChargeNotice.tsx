import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatAmount } from '#shared/lib/index.ts';
import { Button } from '#shared/ui/index.ts';
import type { CardChoice } from '../model/use-card-choice.ts';

interface ChargeNoticeProps {
  /** The amount due in dollars. */
  readonly amount: string;
  readonly choice: CardChoice;
}

/** Shows the amount and the saved card above the button; hidden without a saved card or an amount. */
export function ChargeNotice({ amount, choice }: ChargeNoticeProps) {
  const { t, i18n } = useTranslation('payment');
  const { card, isOther, chooseOther } = choice;
  if (!card || Number(amount) <= 0) return null;
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  const about = { amount: formatAmount(amount, i18n.language, 'always'), brand, last4: card.last4 };
  return (
    <Notice>
      <span aria-live="polite">{t(isOther ? 'saved.otherNext' : `saved.${card.type}`, about)}</span>
      <Button size="sm" variant="ghost" onClick={() => chooseOther(!isOther)}>
        {isOther ? t('saved.use', about) : t('card.otherCard')}
      </Button>
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
`;
