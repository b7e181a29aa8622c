import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConsentPage } from '#contract/checks/consent.ts';
import { formatDate } from '#shared/lib/index.ts';
import { LinkButton, Notice, Stack } from '#shared/ui/index.ts';
import { AgencyStep } from './AgencyStep.tsx';
import { ConsentFacts } from './ConsentFacts.tsx';

interface ConsentDecidedProps {
  readonly decided: ConsentPage;
  readonly token: string;
}

/** A decision is final for its link (rules.md#consent-final). */
export function ConsentDecided({ decided, token }: ConsentDecidedProps) {
  const { t, i18n } = useTranslation('background-check');
  const { decision, decidedAt, employerCompany: company, documentUrl } = decided;
  const date = decidedAt === null ? '' : formatDate(decidedAt, i18n.language, 'dateTime');
  const state = decision === 'declined' ? 'declined' : 'authorized';
  return (
    <Stack $gap={5}>
      <div role="status">
        <Notice
          tone={state === 'authorized' ? 'success' : 'warning'}
          title={t(`decided.${state}.title`)}
          text={t(`decided.${state}.text`, { company, date })}
        />
      </div>
      <AgencyStep decided={decided} token={token} />
      {documentUrl && (
        <LinkButton newTab block to={documentUrl} icon={<FileText aria-hidden />}>
          {t('decided.document')}
        </LinkButton>
      )}
      <ConsentFacts asked={decided} />
    </Stack>
  );
}
