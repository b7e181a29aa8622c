import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferedReference } from '#contract/checks/references/reference-check.ts';
import { ReferenceCard } from '#entities/reference/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, ErrorState, Inline, Skeleton, Stack } from '#shared/ui/index.ts';
import { useOfferedReferencesQuery, useTakeReferenceBackMutation } from '../api/offer-reference-api.ts';

/** Loads on demand, because the form includes a validator. */
const AddDialog = lazyCode(async () => (await import('./OfferReferenceDialog.tsx')).OfferReferenceDialog);

/** A worker offers references to all their employers (rules.md#references). */
export function OfferReferences() {
  const { t } = useTranslation('checks');
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack $gap={4}>
      <p>{t('mine.lead')}</p>
      <List />
      <div>
        <Button icon={<UserPlus aria-hidden />} onClick={() => setOpen(true)}>
          {t('mine.add')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <AddDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function List() {
  const { t } = useTranslation('checks');
  const { data, isError, refetch } = useOfferedReferencesQuery(undefined);
  if (isError) return <ErrorState title={t('reference.loadFailed')} onRetry={refetch} />;
  if (!data) return <Skeleton $height="88px" />;
  if (data.length === 0) return <Quiet>{t('mine.none')}</Quiet>;
  return (
    <Stack $gap={3}>
      {data.map((reference) => (
        <ReferenceCard key={reference.id} reference={reference}>
          {reference.actions.includes('revoke') && <Open reference={reference} />}
        </ReferenceCard>
      ))}
    </Stack>
  );
}

function Open({ reference }: { readonly reference: OfferedReference }) {
  const { t } = useTranslation('checks');
  const [takeBack] = useTakeReferenceBackMutation();
  const remove = async (): Promise<void> => {
    const { error } = await takeBack(reference.id);
    if (error) showFailure(error, t('failed'), t('tryAgain'));
    else showToast({ title: t('reference.revoked'), variant: 'success' });
  };
  return (
    <Buttons>
      <Inline $gap={2}>
        <Button size="sm" variant="ghost" onClick={remove}>
          {t('reference.revoke')}
        </Button>
      </Inline>
    </Buttons>
  );
}

const Buttons = styled.div`
  margin-top: var(--space-3);
`;

const Quiet = styled.p`
  color: var(--text-muted);
`;
