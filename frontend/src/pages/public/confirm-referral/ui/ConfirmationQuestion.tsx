import { useTranslation } from 'react-i18next';
import type { ReferralConfirmation } from '#contract/hiring/confirmation/confirmation.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import { Callout, PageHeader, Stack } from '#shared/ui/index.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { DeclineForm } from './DeclineForm.tsx';
import { FollowReferral } from './FollowReferral.tsx';
import { JobOffered } from './JobOffered.tsx';

interface ConfirmationQuestionProps {
  readonly question: ReferralConfirmation;
  readonly token: string;
}

const TONES = { verified: 'success', declined: 'neutral', expired: 'warning', over: 'neutral' } as const;

export function ConfirmationQuestion({ question, token }: ConfirmationQuestionProps) {
  const { t } = useTranslation('confirm-referral');
  const [search] = useAddressParams();
  const { verificationStatus, isOver, awaitsCall, actions, workerName: name, company } = question;
  const status = isOver ? 'over' : verificationStatus;
  const referrer = question.referrerName ?? t('someone');
  return (
    <Stack $gap={5}>
      <PageHeader
        title={t(status === 'pending' ? 'heading' : 'answered', { name })}
        documentTitle={t('title')}
        lead={t('lead', { referrer })}
      />
      {status !== 'pending' && (
        <div role="status">
          <Callout tone={TONES[status]} title={t(`state.${status}.title`)}>
            {status === 'verified' && !awaitsCall
              ? t('state.verified.later', { company, referrer })
              : t(`state.${status}.text`, { company, referrer })}
          </Callout>
        </div>
      )}
      <JobOffered question={question} />
      {actions.includes('claim') && (
        <FollowReferral token={token} worker={{ name, phone: question.workerPhone }} />
      )}
      {actions.includes('answer') && (
        <>
          <p>{t(awaitsCall ? 'explain' : 'explainLater', { company })}</p>
          {search.has('decline') ? (
            <DeclineForm token={token} referrer={referrer} />
          ) : (
            <AnswerButtons token={token} referrer={referrer} worker={question} />
          )}
        </>
      )}
    </Stack>
  );
}
