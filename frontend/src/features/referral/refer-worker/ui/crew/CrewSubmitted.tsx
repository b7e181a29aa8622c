import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import { Button, Callout, LinkButton } from '#shared/ui/index.ts';
import type { ReferableJob, UnconfirmedReferral } from '../../model/referable-job.ts';
import { StepActions } from '../StepActions.tsx';
import { TellWorker } from '../TellWorker.tsx';

interface CrewSubmittedProps {
  readonly team: readonly UnconfirmedReferral[];
  readonly job: ReferableJob;
  /** The workers' language. */
  readonly language: Language;
  readonly onClose: () => void;
}

/**
 * Explains that each worker confirms with the link in their own text, offers a ready-made text to each, and
 * leads to the tracker, which shows who is missing.
 */
export function CrewSubmitted({ team, job, language, onClose }: CrewSubmittedProps) {
  const { t } = useTranslation(['crew', 'refer-worker']);
  return (
    <>
      <Callout tone="success" title={t('crew:submitted.lead', { count: team.length })}>
        {t('crew:submitted.promise')}
      </Callout>
      <p>{t('crew:submitted.next')}</p>
      <p id="tell-crew">{t('crew:submitted.tell')}</p>
      <Rows role="list" aria-labelledby="tell-crew">
        {team.map((referral) => (
          <li key={referral.id}>
            <Who>
              <b>{referral.workerName}</b>
              <span>{formatPhone(referral.workerPhone)}</span>
            </Who>
            <TellWorker variant="secondary" referral={referral} job={job} language={language} />
          </li>
        ))}
      </Rows>
      <StepActions>
        <LinkButton variant="primary" block to="/my-referrals" onClick={onClose}>
          {t('crew:submitted.track')}
        </LinkButton>
        <Button block onClick={onClose}>
          {t('refer-worker:verified.done')}
        </Button>
      </StepActions>
    </>
  );
}

const Rows = styled.ul`
  display: grid;
  border-top: 1px solid var(--line);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
  }
  ${onPhone} {
    button {
      width: 100%;
    }
  }
`;

const Who = styled.div`
  display: grid;
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;
  span {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;
