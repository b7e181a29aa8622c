import { CalendarClock, MapPin, Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import type { ReferralConfirmation } from '#contract/hiring/confirmation/confirmation.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { Card } from '#shared/ui/index.ts';

/** The job of the referral. */
export function JobOffered({ question }: { readonly question: ReferralConfirmation }) {
  const { jobTitle, company, location, payRate, schedule } = question;
  const words = useProductLabels();
  return (
    <Card>
      <Title>{jobTitle}</Title>
      <p>{company}</p>
      <Facts role="list">
        <li>
          <Wallet size={20} aria-hidden />
          {words.pay(payRate)}
        </li>
        <li>
          <MapPin size={20} aria-hidden />
          {location}
        </li>
        <li>
          <CalendarClock size={20} aria-hidden />
          {words.schedule(schedule)}
        </li>
      </Facts>
    </Card>
  );
}

const Title = styled.h2`
  margin-bottom: 2px;
`;

const Facts = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-4);
  li {
    display: flex;
    gap: var(--space-2);
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: var(--text-muted);
  }
`;
