import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** What texts cost and how they end; or what they wait for. */
export function TextTerms({ hasPhone }: { readonly hasPhone: boolean }) {
  const { t } = useTranslation('notification-preferences');
  if (hasPhone) return <SmallPrint>{t('terms')}</SmallPrint>;
  return (
    <SmallPrint>
      {t('noPhone')} <Link to="/profile#about">{t('addPhone')}</Link>
    </SmallPrint>
  );
}

const SmallPrint = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
