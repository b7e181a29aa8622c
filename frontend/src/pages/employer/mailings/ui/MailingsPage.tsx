import { useTranslation } from 'react-i18next';
import { Page, PageHeader } from '#shared/ui/index.ts';
import { EmployerPage } from '#widgets/employer-only/index.ts';
import { MailingList } from './MailingList.tsx';

/** The papers that an employer has to mail (rules.md#things-to-mail). */
export function MailingsPage() {
  const { t } = useTranslation('mailings');
  return (
    <EmployerPage page={t('title')}>
      {() => (
        <Page>
          <PageHeader title={t('title')} lead={t('lead')} />
          <MailingList />
        </Page>
      )}
    </EmployerPage>
  );
}
