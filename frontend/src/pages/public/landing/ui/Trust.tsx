import { EyeOff, History, LockKeyhole, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Grid } from '#shared/ui/index.ts';
import { Section, SectionHead } from './Section.tsx';

const REASONS = [
  { key: 'held', Icon: LockKeyhole },
  { key: 'consent', Icon: EyeOff },
  { key: 'record', Icon: History },
  { key: 'people', Icon: UserCheck },
] as const;

/** Only real features of the product. */
export function Trust() {
  const { t } = useTranslation('landing');
  return (
    <Section $ground="bar" aria-labelledby="trust-title">
      <SectionHead>
        <h2 id="trust-title">{t('trust.title')}</h2>
      </SectionHead>
      <Grid as="ul" role="list" $min="250px" $gap={6}>
        {REASONS.map(({ key, Icon }) => (
          <Reason key={key}>
            <Icon size={28} aria-hidden />
            <h3>{t(`trust.${key}.title`)}</h3>
            <p>{t(`trust.${key}.text`)}</p>
          </Reason>
        ))}
      </Grid>
    </Section>
  );
}

const Reason = styled.li`
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
