import { Banknote, CalendarClock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Job } from '#contract/jobs/posting/job.ts';
import { useProductWords } from '#shared/lib/index.ts';
import { VisuallyHidden } from '#shared/ui/index.ts';

interface JobFactsProps {
  readonly job: Pick<Job, 'location' | 'payRate' | 'schedule'> & Partial<Pick<Job, 'distance'>>;
}

/** Place, pay and hours: what a worker asks first. */
export function JobFacts({ job }: JobFactsProps) {
  const { t } = useTranslation('jobs');
  const words = useProductWords();
  const away = (miles: number): string =>
    miles < 1 ? t('fact.near') : t('fact.distance', { count: Math.round(miles) });
  return (
    <Facts>
      <Fact
        icon={<MapPin aria-hidden />}
        name={t('fact.location')}
        value={typeof job.distance === 'number' ? `${job.location} · ${away(job.distance)}` : job.location}
      />
      <Fact icon={<Banknote aria-hidden />} name={t('fact.pay')} value={words.pay(job.payRate)} />
      <Fact
        icon={<CalendarClock aria-hidden />}
        name={t('fact.schedule')}
        value={words.schedule(job.schedule)}
      />
    </Facts>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly value: string;
}

function Fact({ icon, name, value }: FactProps) {
  return (
    <div>
      <dt>
        {icon}
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 6px var(--space-5);
  div {
    display: flex;
    gap: var(--space-2);
    min-width: 0;
  }
  dt {
    position: relative;
    flex: none;
    color: var(--text-muted);
  }
  svg {
    width: 20px;
    height: 24px;
  }
  dd {
    min-width: 0;
    font-weight: 500;
  }
`;
