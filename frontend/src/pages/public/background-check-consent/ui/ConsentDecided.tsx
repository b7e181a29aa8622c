import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConsentPage } from '#contract/checks/consent/consent.ts';
import { useFormatDate } from '#shared/lib/index.ts';
import { LinkButton, Notice, Stack } from '#shared/ui/index.ts';
import { useConsentLabels } from '../model/use-consent-labels.ts';
import { AgencyStep } from './AgencyStep.tsx';
import { ConsentFacts } from './ConsentFacts.tsx';
import { WhereToGo } from './WhereToGo.tsx';

interface ConsentDecidedProps {
  readonly decided: ConsentPage;
  readonly token: string;
}

/** A decision is final for its link (rules.md#consent-final). */
export function ConsentDecided({ decided, token }: ConsentDecidedProps) {
  const { t } = useTranslation('background-check');
  const dateOf = useFormatDate();
  const { decision, decidedAt, employerCompany: company, documentUrl } = decided;
  const words = useConsentLabels(decided);
  const date = decidedAt === null ? '' : dateOf(decidedAt, 'dateTime');
  const state = decision === 'declined' ? 'declined' : 'authorized';
  return (
    <Stack $gap={5}>
      <div role="status">
        <Notice
          tone={state === 'authorized' ? 'success' : 'warning'}
          title={state === 'declined' ? words.declinedTitle : t('decided.authorized.title')}
          text={state === 'declined' ? t('decided.declined.text', { company, date }) : words.authorized(date)}
        />
      </div>
      <AgencyStep decided={decided} token={token} />
      <WhereToGo appointment={decided.appointment} />
      {documentUrl && (
        <LinkButton newTab block to={documentUrl} icon={<FileText aria-hidden />}>
          {t('decided.document')}
        </LinkButton>
      )}
      <ConsentFacts asked={decided} />
    </Stack>
  );
}
