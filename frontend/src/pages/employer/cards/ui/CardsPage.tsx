import { useTranslation } from 'react-i18next';
import { Page, PageHeader } from '#shared/ui/index.ts';
import { EmployerPage } from '#widgets/employer-only/index.ts';
import { CardList } from './CardList.tsx';

/** The payment methods for later charges (rules.md#default-card). */
export function CardsPage() {
  const { t } = useTranslation('cards');
  return (
    <EmployerPage page={t('title')}>
      {() => (
        <Page>
          <PageHeader title={t('title')} lead={t('lead')} />
          <CardList />
        </Page>
      )}
    </EmployerPage>
  );
}
