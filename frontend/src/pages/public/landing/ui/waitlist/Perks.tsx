import { BadgeDollarSign, BellRing, HandCoins, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Grid } from '#shared/ui/index.ts';
import { Section, SectionHead } from '../Section.tsx';

const ICONS = [BellRing, BadgeDollarSign, HandCoins, Ticket];

/** Only real benefits of early members. */
export function Perks() {
  const { t } = useTranslation('waitlist');
  return (
    <Section $ground="bar" aria-labelledby="perks-title">
      <SectionHead>
        <h2 id="perks-title">{t('perks.title')}</h2>
      </SectionHead>
      <Grid as="ul" role="list" $min="250px" $gap={6}>
        {t('perks.list', { returnObjects: true }).map(({ title, text }, index) => {
          const Icon = ICONS[index] ?? Ticket;
          return (
            <Perk key={title}>
              <Icon size={28} aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </Perk>
          );
        })}
      </Grid>
      <Small>{t('perks.disclaimer')}</Small>
    </Section>
  );
}

const Perk = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  padding-top: var(--space-4);
  border-top: 3px solid var(--hi-vis);
  svg {
    color: var(--hi-vis);
  }
  p {
    color: var(--on-bar-muted);
  }
`;

const Small = styled.p`
  max-width: 70ch;
  margin-top: var(--space-8);
  color: var(--on-bar-muted);
  font-size: var(--size-14);
`;
