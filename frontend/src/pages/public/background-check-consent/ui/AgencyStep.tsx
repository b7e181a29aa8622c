import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConsentPage } from '#contract/checks/consent/consent.ts';
import { Callout, LinkButton, Stack } from '#shared/ui/index.ts';
import { useConsentPageQuery } from '../api/background-check-consent-api.ts';

interface AgencyStepProps {
  readonly decided: ConsentPage;
  readonly token: string;
}

const LOOK_AGAIN_MS = 3_000;

/**
 * The agency collects the candidate's data on its own page; none of it passes through here
 * (rules.md#check-agencies).
 */
export function AgencyStep({ decided, token }: AgencyStepProps) {
  const { t } = useTranslation('background-check');
  const { agencyStep, provider, employerCompany: company } = decided;
  if (agencyStep === null) return null;
  return (
    <Stack $gap={3}>
      <Callout tone="info" title={t('agency.title')}>
        {t('agency.text', { provider, company })}
      </Callout>
      {agencyStep.url === null ? (
        <Preparing provider={provider} token={token} />
      ) : (
        <LinkButton newTab block variant="primary" to={agencyStep.url} icon={<ExternalLink aria-hidden />}>
          {t('agency.action', { provider })}
        </LinkButton>
      )}
    </Stack>
  );
}

/** Polls until the agency has the order. */
function Preparing({ provider, token }: { readonly provider: string; readonly token: string }) {
  const { t } = useTranslation('background-check');
  useConsentPageQuery(token, { pollingInterval: LOOK_AGAIN_MS });
  return <p role="status">{t('agency.preparing', { provider })}</p>;
}
