import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { InterviewAnswerInput, InterviewPage } from '#contract/hiring/interview/interview.ts';
import { InterviewFacts, useTimeAt } from '#entities/interview/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import {
  Bullets,
  Button,
  Callout,
  Card,
  ConfirmDialog,
  LinkButton,
  PageHeader,
  Stack,
} from '#shared/ui/index.ts';
import { calendarPath, useAnswerInterviewMutation } from '../api/interview-api.ts';
import { OtherTimes } from './OtherTimes.tsx';

interface InterviewQuestionProps {
  readonly page: InterviewPage;
  readonly token: string;
}

const TONES = { confirmed: 'success', declined: 'neutral', proposed: 'info', ended: 'neutral' } as const;

export function InterviewQuestion({ page, token }: InterviewQuestionProps) {
  const { t } = useTranslation('interview');
  const [answer] = useAnswerInterviewMutation();
  const [isProposing, setProposing] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { status, actions, company, jobTitle: job, workerName: name } = page;
  const send = async (body: InterviewAnswerInput): Promise<boolean> => {
    const { error } = await answer({ token, body });
    if (error) showFailure(error, t('page.refused'));
    else setProposing(false);
    return !error;
  };
  return (
    <Stack $gap={5}>
      <PageHeader
        title={t('page.heading', { name })}
        documentTitle={t('title')}
        lead={t('page.lead', { company, job })}
      />
      {status !== 'asked' && <Answered page={page} />}
      <Card>
        <InterviewFacts interview={page} />
      </Card>
      {actions.length > 0 && (
        <Buttons>
          {actions.includes('confirm') && (
            <Button variant="primary" block onClick={() => send({ answer: 'confirm' })}>
              {t('page.confirm')}
            </Button>
          )}
          <LinkButton block icon={<CalendarPlus aria-hidden />} to={calendarPath(token)} download>
            {t('page.calendar')}
          </LinkButton>
          {actions.includes('propose') && (
            <Button block aria-expanded={isProposing} onClick={() => setProposing(!isProposing)}>
              {t('page.propose')}
            </Button>
          )}
          {isProposing && <OtherTimes onSend={(times) => send({ answer: 'propose', times: [...times] })} />}
          {actions.includes('decline') && (
            <Button block onClick={() => setDeclining(true)}>
              {t('page.decline')}
            </Button>
          )}
        </Buttons>
      )}
      <ConfirmDialog
        open={isDeclining}
        onOpenChange={setDeclining}
        danger
        title={t('page.declineTitle')}
        description={t('page.declineText', { company })}
        confirmLabel={t('page.decline')}
        onConfirm={async () => {
          if (!(await send({ answer: 'decline' }))) throw new Error('The answer was refused');
        }}
      />
    </Stack>
  );
}

function Answered({ page: { status, company, proposedTimes, timeZone } }: { readonly page: InterviewPage }) {
  const { t } = useTranslation('interview');
  const timeAt = useTimeAt();
  if (status === 'asked') return null;
  return (
    <div role="status">
      <Callout tone={TONES[status]} title={t(`said.${status}.title`)}>
        {t(`said.${status}.text`, { company })}
        {proposedTimes.length > 0 && (
          <Bullets>
            {proposedTimes.map((time) => (
              <li key={time}>{timeAt(time, timeZone)}</li>
            ))}
          </Bullets>
        )}
      </Callout>
    </div>
  );
}

const Buttons = styled.div`
  display: grid;
  gap: var(--space-2);
`;
