import { useTranslation } from 'react-i18next';
import { EmployerPage } from '#widgets/employer-only/index.ts';
import { Templates } from './Templates.tsx';

/** The templates that a company's letters start from (rules.md#offer-templates). */
export function OfferTemplatesPage() {
  const { t } = useTranslation(['offer-templates', 'employer', 'offer', 'benefits']);
  return <EmployerPage page={t('title')}>{() => <Templates />}</EmployerPage>;
}
