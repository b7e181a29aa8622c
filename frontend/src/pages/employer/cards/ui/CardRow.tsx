import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useChooseCardMutation } from '#features/payment/pay-by-card/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Badge, Button, Card, Inline } from '#shared/ui/index.ts';
import { cardExpiry, printedExpiry } from '../model/card-expiry.ts';
import { RemoveCard, type RemoveCardProps } from './RemoveCard.tsx';

type CardRowProps = Omit<RemoveCardProps, 'onClose'>;

export function CardRow(props: CardRowProps) {
  const { t } = useTranslation('cards');
  const { card } = props;
  const { brand, last4, isDefault, isVerified, verifyUrl } = card;
  const [now] = useState(() => new Date());
  const state = cardExpiry(card, now);
  const expiry = printedExpiry(card);
  return (
    <Card>
      <Row>
        <div>
          <Name>
            <Brand>{brand}</Brand> {t('ending', { last4 })}
          </Name>
          <Inline $gap={2}>
            {expiry === null ? t('bank') : t(state === 'expired' ? 'expired' : 'expires', { expiry })}
            {!isVerified && <Badge $tone="warning">{t('unverified')}</Badge>}
            {isDefault && <Badge $tone="success">{t('default')}</Badge>}
            {state === 'soon' && <Badge $tone="warning">{t('soon')}</Badge>}
            {state === 'expired' && <Badge $tone="danger">{t('isExpired')}</Badge>}
          </Inline>
          {!isVerified && (
            <Pending>
              {t(verifyUrl === null ? 'verifyAlone' : 'verifyText')}{' '}
              {verifyUrl !== null && (
                <a href={verifyUrl} target="_blank" rel="noopener noreferrer">
                  {t('verify')}
                </a>
              )}
            </Pending>
          )}
        </div>
        <Actions {...props} />
      </Row>
    </Card>
  );
}

/** Removing asks first in a dialog, so a double tap removes nothing. */
function Actions(props: CardRowProps) {
  const { t } = useTranslation('cards');
  const { id, last4, isDefault, isVerified } = props.card;
  const [choose] = useChooseCardMutation();
  const [isRequested, setRequested] = useState(false);
  const makeDefault = async (): Promise<void> => {
    const { error } = await choose(id);
    if (error) showFailure(error, t('chooseFailed'));
    else showToast({ title: t('chosen'), variant: 'success' });
  };
  return (
    <Inline $gap={2}>
      {!isDefault && isVerified && (
        <Button onClick={makeDefault} aria-label={t('makeDefaultOf', { last4 })}>
          {t('makeDefault')}
        </Button>
      )}
      <Button onClick={() => setRequested(true)} aria-label={t('removeOf', { last4 })}>
        {t('remove')}
      </Button>
      {isRequested && <RemoveCard {...props} onClose={() => setRequested(false)} />}
    </Inline>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Name = styled.p`
  font-weight: 600;
`;

const Pending = styled.p`
  color: var(--text-muted);
`;

const Brand = styled.span`
  text-transform: capitalize;
`;
