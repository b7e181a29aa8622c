import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CandidateProfile } from '#contract/hiring/candidate/candidate.ts';
import { DateText } from '#shared/ui/index.ts';

/** The background check's status, consent, and disclosure version (rules.md#check-private). */
export function CheckFacts({ profile }: { readonly profile: CandidateProfile }) {
  const { t } = useTranslation('candidate');
  const { backgroundCheckStatus: status, backgroundCheckData: data, backgroundCheckConsent } = profile;
  const {
    consentRequestSentAt: asked,
    consentReceivedAt: answered,
    fcraDisclosureVersion: version,
  } = profile;
  if (status === null) return null;
  const kind = data && PACKAGES.find((one) => one === data.packageType);
  return (
    <>
      {t(`check.${status}`)}
      {data && (
        <Steps as="ul" role="list">
          {kind && <li>{t(`check.package.${kind}`)}</li>}
          {asked && (
            <li>
              {t('check.asked')} <DateText value={asked} />
            </li>
          )}
          {answered && (
            <li>
              {t(backgroundCheckConsent ? 'check.agreed' : 'check.refused')} <DateText value={answered} />
              {version && <> · {t('check.disclosure', { version })}</>}
            </li>
          )}
          {data.completedAt && (
            <li>
              {t('check.done')} <DateText value={data.completedAt} />
            </li>
          )}
        </Steps>
      )}
    </>
  );
}

const PACKAGES = ['basic', 'standard', 'comprehensive'] as const;

const Steps = styled.ul`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
