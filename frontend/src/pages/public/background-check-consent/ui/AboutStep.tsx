import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ConsentPage } from '#contract/checks/consent/consent.ts';
import { LocalRules } from '#entities/check/index.ts';
import { Button, Callout, PageHeader, Stack } from '#shared/ui/index.ts';
import type { GivenCode } from '../model/use-answer-consent.ts';
import { useConsentLabels } from '../model/use-consent-labels.ts';
import type { CameBy } from './ConsentCode.tsx';
import { ConsentFacts } from './ConsentFacts.tsx';
import { DeclineCheck } from './DeclineCheck.tsx';

interface AboutStepProps {
  readonly asked: ConsentPage;
  readonly onNext: () => void;
  readonly onDecline: (given: GivenCode) => Promise<boolean>;
  readonly by: CameBy;
}

export function AboutStep({ asked, onNext, onDecline, by }: AboutStepProps) {
  const { t } = useTranslation('background-check');
  const { employerCompany } = asked;
  const words = useConsentLabels(asked);
  return (
    <Stack $gap={5}>
      <Head>
        <PageHeader title={words.heading} documentTitle={words.title} lead={words.lead} />
      </Head>
      <ConsentFacts asked={asked} />
      {asked.packageType !== 'drug_test' && <LocalRules location={asked.jobLocation} />}
      <Callout>{words.duration}</Callout>
      <Choices>
        <Button variant="primary" block onClick={onNext}>
          {t('next')}
        </Button>
        <DeclineCheck title={words.declineTitle} company={employerCompany} onDecline={onDecline} by={by} />
      </Choices>
    </Stack>
  );
}

const Head = styled.div`
  header {
    margin-bottom: 0;
  }
`;

export const Choices = styled.div`
  display: grid;
  gap: var(--space-2);
`;
