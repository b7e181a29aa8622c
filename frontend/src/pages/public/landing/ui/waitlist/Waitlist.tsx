import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { onWide } from '#shared/theme/index.ts';
import { LinkButton } from '#shared/ui/index.ts';
import { Section, SectionHead } from '../Section.tsx';
import { JoinWaitlist } from './JoinWaitlist.tsx';
import { Perks } from './Perks.tsx';
import { TagBoard } from './TagBoard.tsx';
import { WaitlistSteps } from './WaitlistSteps.tsx';

/**
 * The page before the launch (rules.md#landing-pages). It includes the two sections that the header links to,
 * so that those links work when this is the start page.
 */
export function Waitlist() {
  const { t } = useTranslation('waitlist');
  return (
    <>
      <title>{t('documentTitle')}</title>
      <Section>
        <Columns>
          <Words>
            <Kicker>{t('hero.kicker')}</Kicker>
            <h1>{t('hero.title')}</h1>
            <Lead>{t('hero.lead')}</Lead>
          </Words>
          <JoinWaitlist />
          <TagBoard />
        </Columns>
      </Section>
      <Perks />
      <WaitlistSteps />
      <Section id="jobs" $ground="sunken" aria-labelledby="look-title">
        <SectionHead>
          <h2 id="look-title">{t('look.title')}</h2>
          <p>{t('look.text')}</p>
        </SectionHead>
        <LinkButton to="/home?industry=all" variant="primary">
          {t('look.jobs')}
        </LinkButton>
      </Section>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  ${onWide} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: var(--space-8) var(--space-12);
    > :last-child {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  h1 {
    font-size: clamp(2.875rem, 5.6vw, 4.75rem);
    line-height: 0.98;
    letter-spacing: -0.01em;
  }
`;

const Kicker = styled.p`
  justify-self: start;
  padding: 4px 12px;
  border-radius: var(--radius);
  background: var(--hi-vis);
  color: var(--on-hi-vis);
  font: 700 var(--size-20) / 1.2 var(--font-display);
`;

const Lead = styled.p`
  max-width: 50ch;
  font-size: var(--size-20);
  line-height: 1.45;
`;
