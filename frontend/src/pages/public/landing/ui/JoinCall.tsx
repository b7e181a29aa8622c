import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Inline, LinkButton } from '#shared/ui/index.ts';
import { Section } from './Section.tsx';

export function JoinCall() {
  const { t } = useTranslation('landing');
  return (
    <Section aria-labelledby="join-title">
      <Center>
        <h2 id="join-title">{t('join.title')}</h2>
        <p>{t('join.text')}</p>
        <Inline $gap={3} $justify="center">
          <LinkButton to="/signup" variant="primary">
            {t('join.refer')}
          </LinkButton>
          <LinkButton to="/employer-signup">{t('join.hire')}</LinkButton>
        </Inline>
        <small>{t('join.note')}</small>
      </Center>
    </Section>
  );
}

const Center = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  text-align: center;
  h2 {
    font-size: var(--size-46);
  }
  p {
    max-width: 52ch;
  }
  small {
    max-width: 60ch;
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;
