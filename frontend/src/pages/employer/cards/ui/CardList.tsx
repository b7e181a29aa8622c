import { CreditCard, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCardsQuery } from '#entities/payment/index.ts';
import { useAddCard } from '#features/payment/pay-by-card/index.ts';
import { Button, EmptyState, ErrorState, Inline, SkeletonList, Stack } from '#shared/ui/index.ts';
import { CardRow } from './CardRow.tsx';

/** Lists the default card first. */
export function CardList() {
  const { t } = useTranslation('cards');
  const { data: cards, isError, refetch } = useCardsQuery(undefined);
  const { add, dialog } = useAddCard();
  if (isError && !cards) return <ErrorState title={t('failed')} onRetry={refetch} />;
  if (!cards) return <SkeletonList count={2} lines={2} />;
  const addOne = (): void => void add(cards);
  const usable = cards.filter(({ isVerified }) => isVerified);
  const button = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={addOne}>
      {t('add')}
    </Button>
  );
  return (
    <Stack $gap={5}>
      {cards.length === 0 ? (
        <EmptyState
          icon={<CreditCard aria-hidden />}
          title={t('empty')}
          text={t('emptyText')}
          action={button}
        />
      ) : (
        <>
          {cards.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              next={usable.find(({ id }) => id !== card.id) ?? null}
              onAdd={addOne}
            />
          ))}
          <Inline>{button}</Inline>
        </>
      )}
      {dialog}
    </Stack>
  );
}
