import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { Page, PageHeader } from '#shared/ui/index.ts';
import { EmployerOnly } from '#widgets/employer-only/index.ts';
import { CardList } from './CardList.tsx';

/** The payment methods for later charges (rules.md#default-card). */
export function CardsPage() {
  const { t } = useTranslation(['cards', 'employer']);
  return (
    <RequireSignIn>
      <EmployerOnly
        page={t('title')}
        title={t('employer:onlyTitle')}
        text={t('employer:onlyText')}
        link={t('employer:onlyLink')}
      >
        {() => (
          <Page>
            <PageHeader title={t('title')} lead={t('lead')} />
            <CardList />
          </Page>
        )}
      </EmployerOnly>
    </RequireSignIn>
  );
}
