import { useTranslation } from 'react-i18next';
import type { ConsentPage } from '#contract/checks/consent/consent.ts';

type ConsentSubject = Pick<ConsentPage, 'packageType' | 'employerCompany' | 'jobTitle'>;

/** The texts of the page for a background check or a drug test. */
export interface ConsentLabels {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly duration: string;
  readonly authorize: string;
  readonly declineTitle: string;
  readonly declinedTitle: string;
  readonly packageName: string;
  readonly authorized: (date: string) => string;
}

export function useConsentLabels({
  packageType,
  employerCompany: company,
  jobTitle: job,
}: ConsentSubject): ConsentLabels {
  const { t } = useTranslation('background-check');
  const { t: ofTest } = useTranslation('drug-test-consent');
  if (packageType === 'drug_test') {
    return {
      title: ofTest('title'),
      heading: ofTest('heading'),
      lead: ofTest('lead', { company, job }),
      duration: ofTest('duration'),
      authorize: ofTest('authorize'),
      declineTitle: ofTest('declineTitle'),
      declinedTitle: ofTest('declined'),
      packageName: ofTest('package'),
      authorized: (date) => ofTest('authorized', { company, date }),
    };
  }
  return {
    title: t('title'),
    heading: t('about.heading'),
    lead: t('about.lead', { company, job }),
    duration: t('about.duration'),
    authorize: t('sign.action'),
    declineTitle: t('decline.title'),
    declinedTitle: t('decided.declined.title'),
    packageName: t(`package.${packageType}`),
    authorized: (date) => t('decided.authorized.text', { company, date }),
  };
}
