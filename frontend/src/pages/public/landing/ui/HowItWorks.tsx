import { BriefcaseBusiness, HardHat, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card, Grid, LinkButton } from '#shared/ui/index.ts';
import { Section, SectionHead } from './Section.tsx';

const ROLES = [
  { role: 'referrer', Icon: Users, to: '/signup' },
  { role: 'employer', Icon: BriefcaseBusiness, to: '/employer-signup' },
  { role: 'worker', Icon: HardHat, to: '/worker-signup' },
] as const;

export function HowItWorks() {
  const { t } = useTranslation('landing');
  return (
    <Section id="how-it-works" aria-labelledby="how-title">
      <SectionHead>
        <h2 id="how-title">{t('how.title')}</h2>
        <p>{t('how.lead')}</p>
      </SectionHead>
      <Grid $min="300px" $gap={5}>
        {ROLES.map(({ role, Icon, to }) => (
          <Role key={role} as="article">
            <Head>
              <Icon size={30} aria-hidden />
              <h3>{t(`how.${role}.title`)}</h3>
            </Head>
            <ol role="list">
              {t(`how.${role}.steps`, { returnObjects: true }).map((step, index) => (
                <li key={step.title}>
                  <Numeral aria-hidden>{index + 1}</Numeral>
                  <div>
                    <h4>{step.title}</h4>
                    <p>{step.text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <LinkButton to={to}>{t(`how.${role}.start`)}</LinkButton>
          </Role>
        ))}
      </Grid>
    </Section>
  );
}

const Role = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  ol {
    display: grid;
    gap: var(--space-4);
    margin-bottom: auto;
  }
  li {
    display: flex;
    gap: var(--space-3);
  }
  h4 {
    font: 600 var(--size-16) / 1.4 var(--font-text);
  }
  p {
    color: var(--text-muted);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-bottom: var(--space-3);
  border-bottom: 3px solid var(--accent);
  h3 {
    font-size: var(--size-26);
  }
  svg {
    flex: none;
  }
`;

const Numeral = styled.span`
  flex: none;
  width: 34px;
  color: var(--accent);
  font: 700 var(--size-46) / 0.9 var(--font-display);
`;
