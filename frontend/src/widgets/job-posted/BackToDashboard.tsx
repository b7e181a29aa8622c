import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkButton } from '#shared/ui/index.ts';

/** Above the title of the job forms. Its text file is `post-job`. */
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

/** The arrow stands on the page's edge, not the button around it. */
const Back = styled.div`
  margin-left: calc(-1 * var(--space-3));
`;
