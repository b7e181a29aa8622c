import { Banknote, CalendarClock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CardFacts, Job } from '#contract/jobs/posting/job.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { VisuallyHidden } from '#shared/ui/index.ts';

interface JobFactsProps {
  readonly job: CardFacts & Partial<Pick<Job, 'distance'>>;
  /** Omits the pay if it appears elsewhere in larger type. */
  readonly withoutPay?: boolean;
}

/** Place, pay, and hours: a worker's first questions. */
export function JobFacts({ job, withoutPay = false }: JobFactsProps) {
  const { t } = useTranslation('jobs');
  const words = useProductLabels();
  const away = (miles: number): string =>
    miles < 1 ? t('fact.near') : t('fact.distance', { count: Math.round(miles) });
  return (
    <Facts>
      <Fact
        icon={<MapPin aria-hidden />}
        name={t('fact.location')}
        value={typeof job.distance === 'number' ? `${job.location} · ${away(job.distance)}` : job.location}
      />
      {!withoutPay && (
        <Fact icon={<Banknote aria-hidden />} name={t('fact.pay')} value={words.pay(job.payRate)} />
      )}
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

/** In the preview of a post, an empty field shows no icon either. */
function Fact({ icon, name, value }: FactProps) {
  if (value === '') return null;
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
  @container job-card (max-width: 479.98px) {
    gap: 2px var(--space-3);
    font-size: var(--size-14);
    div {
      gap: 4px;
    }
    svg {
      width: 16px;
      height: 21px;
    }
  }
`;
