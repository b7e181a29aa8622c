import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { Page, PageHeader } from '#shared/ui/index.ts';
import { EmployerOnly } from '#widgets/employer-only/index.ts';
import { MailingList } from './MailingList.tsx';

/** The papers that an employer has to mail (rules.md#things-to-mail). */
export function MailingsPage() {
  const { t } = useTranslation(['mailings', 'employer']);
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
            <MailingList />
          </Page>
        )}
      </EmployerOnly>
    </RequireSignIn>
  );
}
