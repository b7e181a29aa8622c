import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { ErrorState, LinkButton, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useTaxProfileQuery } from '../api/tax-api.ts';
import { TaxDocuments } from './TaxDocuments.tsx';
import { TaxFormCard } from './TaxFormCard.tsx';
import { TaxStatus } from './TaxStatus.tsx';

/** The W-9 and yearly statements (rules.md#tax-form-first). */
export function TaxPage() {
  const { t } = useTranslation('taxes');
  return (
    <RequireSignIn>
      <Page $width="form">
        <PageHeader
          title={t('title')}
          lead={t('lead')}
          actions={<LinkButton to="/earnings">{t('back')}</LinkButton>}
        />
        <Stack $gap={8}>
          <Profile />
          <TaxDocuments />
        </Stack>
      </Page>
    </RequireSignIn>
  );
}

function Profile() {
  const { t, i18n } = useTranslation('taxes');
  const language = i18n.language === 'es' ? 'es' : 'en';
  const { data, isError, refetch } = useTaxProfileQuery(language, { refetchOnMountOrArgChange: true });
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={refetch} />;
  if (!data) return <SkeletonList count={2} lines={4} />;
  return (
    <Stack $gap={6}>
      <TaxStatus tax={data} />
      <TaxFormCard tax={data} />
    </Stack>
  );
}
