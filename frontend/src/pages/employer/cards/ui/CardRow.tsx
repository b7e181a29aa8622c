import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { SavedCard } from '#entities/payment/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Badge, Button, Card, Inline } from '#shared/ui/index.ts';
import { useChooseCardMutation, useRemoveCardMutation } from '../model/card-calls.ts';
import { cardExpiry, printedExpiry } from '../model/card-expiry.ts';

interface CardRowProps {
  readonly card: SavedCard;
}

export function CardRow({ card }: CardRowProps) {
  const { t } = useTranslation('cards');
  const { brand, last4, isDefault } = card;
  const [now] = useState(() => new Date());
  const state = cardExpiry(card, now);
  const expiry = printedExpiry(card);
  return (
    <Card>
      <Row>
        <div>
          <Name>
            <Brand>{brand}</Brand> <span aria-hidden>••••</span> {t('ending', { last4 })}
          </Name>
          <Inline $gap={2}>
            {expiry === null ? t('bank') : t(state === 'expired' ? 'expired' : 'expires', { expiry })}
            {isDefault && <Badge $tone="success">{t('default')}</Badge>}
            {state === 'soon' && <Badge $tone="warning">{t('soon')}</Badge>}
            {state === 'expired' && <Badge $tone="danger">{t('isExpired')}</Badge>}
          </Inline>
        </div>
        <Actions card={card} />
      </Row>
    </Card>
  );
}

/** Removing asks first: a second press does it. */
function Actions({ card: { id, last4, isDefault } }: CardRowProps) {
  const { t } = useTranslation('cards');
  const [choose] = useChooseCardMutation();
  const [remove] = useRemoveCardMutation();
  const [isAsked, setAsked] = useState(false);
  const makeDefault = async (): Promise<void> => {
    const { error } = await choose(id);
    if (error) showFailure(error, t('chooseFailed'));
    else showToast({ title: t('chosen'), variant: 'success' });
  };
  const takeOff = async (): Promise<void> => {
    const { error } = await remove(id);
    if (error) showFailure(error, t('removeFailed'));
    else showToast({ title: t('removed'), variant: 'success' });
  };
  return (
    <Inline $gap={2}>
      {!isDefault && (
        <Button onClick={makeDefault} aria-label={t('makeDefaultOf', { last4 })}>
          {t('makeDefault')}
        </Button>
      )}
      <Button
        variant={isAsked ? 'danger' : 'secondary'}
        onClick={() => (isAsked ? takeOff() : setAsked(true))}
        aria-label={t(isAsked ? 'sureOf' : 'removeOf', { last4 })}
      >
        {t(isAsked ? 'sure' : 'remove')}
      </Button>
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

const Brand = styled.span`
  text-transform: capitalize;
`;
