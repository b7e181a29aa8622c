import { HardHat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { onWide } from '#shared/theme/index.ts';
import { Inline, LinkButton } from '#shared/ui/index.ts';
import { BonusFlow } from './BonusFlow.tsx';
import { Section } from './Section.tsx';

export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <Section>
      <Columns>
        <Words>
          <h1>{t('hero.title')}</h1>
          <Lead>{t('hero.lead')}</Lead>
          <Inline $gap={3}>
            <LinkButton to="/#jobs" variant="primary">
              {t('hero.jobs')}
            </LinkButton>
            <LinkButton to="/employer-signup">{t('hero.hiring')}</LinkButton>
          </Inline>
          <Worker to="/worker-signup">
            <HardHat size={20} aria-hidden />
            {t('hero.worker')}
          </Worker>
        </Words>
        <BonusFlow />
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  ${onWide} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-12);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  h1 {
    font-size: clamp(2.875rem, 5.6vw, 4.75rem);
    line-height: 0.98;
    letter-spacing: -0.01em;
  }
`;

const Lead = styled.p`
  max-width: 46ch;
  font-size: var(--size-20);
  line-height: 1.45;
`;

const Worker = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  font-weight: 500;
`;
