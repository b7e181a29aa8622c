import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferedReference } from '#contract/checks/references/reference-check.ts';
import { Card, DateText, StatusBadge, type Tone } from '#shared/ui/index.ts';

interface ReferenceCardProps {
  readonly reference: OfferedReference;
  readonly badge?: ReactNode;
  /** The reference's content and its actions. */
  readonly children?: ReactNode;
}

const LOOK: Readonly<Record<OfferedReference['status'], { readonly tone: Tone; readonly icon: LucideIcon }>> =
  {
    open: { tone: 'info', icon: Clock },
    submitted: { tone: 'success', icon: CircleCheck },
    expired: { tone: 'warning', icon: Clock },
    revoked: { tone: 'neutral', icon: CircleX },
  };

/** A reference request: the person's name and the request's status. */
export function ReferenceCard({ reference, badge, children }: ReferenceCardProps) {
  const { t } = useTranslation('checks');
  const { name, position, status, createdAt, submittedAt } = reference;
  const { tone, icon } = LOOK[status];
  return (
    <Card as="article" $tight aria-label={name}>
      <Head>
        <div>
          <strong>{name}</strong>
          <span>{position}</span>
        </div>
        <div>
          {badge}
          <StatusBadge tone={tone} icon={icon}>
            {t(`reference.status.${status}`)}
          </StatusBadge>
        </div>
      </Head>
      <When>
        {t(submittedAt ? 'reference.givenOn' : 'reference.askedOn')}{' '}
        <DateText value={submittedAt ?? createdAt} />
      </When>
      {children}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-2);
  > div:first-child {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
`;

const When = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
