import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Job } from '#entities/job/index.ts';

const DAYS_FROM_HOURS = 48;

/** The promise, or the employer's measured response time (rules.md#response-time). */
export function ResponseTime({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const measured = useMeasured(job);
  return (
    <Line>
      <Timer size={20} aria-hidden />
      <span>{measured ?? t('detail.promise')}</span>
    </Line>
  );
}

function useMeasured({ company, employer: { medianResponseHours: hours } }: Job): string | null {
  const { t } = useTranslation('jobs');
  if (hours === null) return null;
  if (hours < 1) return t('detail.answersUnderHour', { company });
  if (hours < DAYS_FROM_HOURS) return t('detail.answersHours', { company, count: Math.ceil(hours) });
  return t('detail.answersDays', { company, count: Math.ceil(hours / 24) });
}

const Line = styled.p`
  display: flex;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-14);
  svg {
    flex: none;
  }
`;
