import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { EmployerOnly } from '#widgets/employer-only/index.ts';
import { Templates } from './Templates.tsx';

/** The templates that a company's letters start from (rules.md#offer-templates). */
export function OfferTemplatesPage() {
  const { t } = useTranslation(['offer-templates', 'employer', 'offer', 'benefits']);
  return (
    <RequireSignIn>
      <EmployerOnly
        page={t('title')}
        title={t('employer:onlyTitle')}
        text={t('employer:onlyText')}
        link={t('employer:onlyLink')}
      >
        {() => <Templates />}
      </EmployerOnly>
    </RequireSignIn>
  );
}
