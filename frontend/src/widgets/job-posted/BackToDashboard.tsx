import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkButton } from '#shared/ui/index.ts';

/** The link above the title of the job forms. Needs the `post-job` texts. */
export function BackToDashboard() {
  const { t } = useTranslation('post-job');
  return (
    <Back>
      <LinkButton to="/dashboard" variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />}>
        {t('back')}
      </LinkButton>
    </Back>
  );
}

/** Aligns the arrow, not its button, with the page's edge. */
const Back = styled.div`
  margin-left: calc(-1 * var(--space-3));
`;
