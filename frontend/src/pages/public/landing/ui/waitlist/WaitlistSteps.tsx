import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Grid } from '#shared/ui/index.ts';
import { Section, SectionHead } from '../Section.tsx';

export function WaitlistSteps() {
  const { t } = useTranslation('waitlist');
  return (
    <Section id="how-it-works" aria-labelledby="steps-title">
      <SectionHead>
        <h2 id="steps-title">{t('steps.title')}</h2>
      </SectionHead>
      <Grid as="ol" role="list" $min="320px" $gap={6}>
        {t('steps.list', { returnObjects: true }).map(({ title, text }, index) => (
          <Step key={title}>
            <Numeral aria-hidden>{index + 1}</Numeral>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </Step>
        ))}
      </Grid>
    </Section>
  );
}

const Step = styled.li`
  display: flex;
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 3px solid var(--line-strong);
  p {
    margin-top: 2px;
    color: var(--text-muted);
  }
`;

const Numeral = styled.span`
  flex: none;
  width: 34px;
  color: var(--accent);
  font: 700 var(--size-46) / 0.9 var(--font-display);
`;
