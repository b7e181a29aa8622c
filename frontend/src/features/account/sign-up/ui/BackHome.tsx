import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The link that leaves the sign-up screens (rules.md#sign-up-pages). */
export function BackHome() {
  const { t } = useTranslation('account');
  return (
    <Back to="/">
      <ArrowLeft size={20} aria-hidden />
      {t('backHome')}
    </Back>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-2);
  min-height: 44px;
  font-weight: 500;
`;
