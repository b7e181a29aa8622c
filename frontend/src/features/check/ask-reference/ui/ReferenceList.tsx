import { useTranslation } from 'react-i18next';
import { ErrorState, Skeleton, Stack } from '#shared/ui/index.ts';
import { useReferencesQuery } from '../api/ask-reference-api.ts';
import { ReferenceDetails } from './ReferenceDetails.tsx';

/** A candidate's references, requested and offered, with their answers. Loads its own texts. */
export function ReferenceList({ referralId }: { readonly referralId: string }) {
  const { t } = useTranslation('checks');
  const { data, isError, refetch } = useReferencesQuery(referralId);
  if (isError) return <ErrorState title={t('reference.loadFailed')} onRetry={refetch} />;
  if (!data) {
    return (
      <Stack aria-busy>
        <Skeleton $height="88px" />
      </Stack>
    );
  }
  const { references } = data;
  if (references.length === 0) return <p>{t('reference.none')}</p>;
  return (
    <Stack $gap={3}>
      {references.map((reference) => (
        <ReferenceDetails key={reference.id} reference={reference} referralId={referralId} />
      ))}
    </Stack>
  );
}
