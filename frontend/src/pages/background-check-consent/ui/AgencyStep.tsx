import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConsentPage } from '../../../../../backend/modules/checks/contract/consent.ts';
import { Callout, LinkButton, Stack } from '../../../shared/ui/index.ts';

/** The agency asks the candidate itself, on its own page: nothing of that passes through here (decision 59). */
export function AgencyStep({ decided }: { readonly decided: ConsentPage }) {
  const { t } = useTranslation('background-check');
  const { agencyStep, provider, employerCompany: company } = decided;
  if (agencyStep === null) return null;
  return (
    <Callout tone="info" title={t('agency.title')}>
      <Stack $gap={3}>
        <p>{t('agency.text', { provider, company })}</p>
        {agencyStep.url === null ? (
          <p role="status">{t('agency.preparing', { provider })}</p>
        ) : (
          <LinkButton newTab block variant="primary" to={agencyStep.url} icon={<ExternalLink aria-hidden />}>
            {t('agency.action', { provider })}
          </LinkButton>
        )}
      </Stack>
    </Callout>
  );
}
