import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { SavedCard } from '#entities/payment/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Badge, Button, Card, ConfirmDialog, Inline } from '#shared/ui/index.ts';
import { useChooseCardMutation, useRemoveCardMutation } from '../model/card-calls.ts';
import { cardExpiry, printedExpiry } from '../model/card-expiry.ts';

interface CardRowProps {
  readonly card: SavedCard;
}

export function CardRow({ card }: CardRowProps) {
  const { t } = useTranslation('cards');
  const { brand, last4, isDefault, isVerified, verifyUrl } = card;
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
        <Actions card={card} />
      </Row>
    </Card>
  );
}

/** Removing asks first, in a dialog: a double tap removes nothing. */
function Actions({ card: { id, type, last4, isDefault, isVerified } }: CardRowProps) {
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
    if (error) {
      showFailure(error, t('removeFailed'));
      throw new Error('Not removed');
    }
    showToast({ title: t('removed'), variant: 'success' });
  };
  return (
    <Inline $gap={2}>
      {!isDefault && isVerified && (
        <Button onClick={makeDefault} aria-label={t('makeDefaultOf', { last4 })}>
          {t('makeDefault')}
        </Button>
      )}
      <Button onClick={() => setAsked(true)} aria-label={t('removeOf', { last4 })}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t(type === 'bank' ? 'sureBank' : 'sure', { last4 })}
        description={t(isDefault ? 'sureDefault' : 'sureText')}
        confirmLabel={t('remove')}
        danger
        onConfirm={takeOff}
      />
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
