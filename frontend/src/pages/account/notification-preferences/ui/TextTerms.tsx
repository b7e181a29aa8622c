import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The terms of texts, or what a channel still needs. */
export function TextTerms({ hasPhone, hasPush }: { readonly hasPhone: boolean; readonly hasPush: boolean }) {
  const { t } = useTranslation('notification-preferences');
  return (
    <div>
      {hasPhone ? (
        <SmallPrint>{t('terms')}</SmallPrint>
      ) : (
        <SmallPrint>
          {t('noPhone')} <Link to="/profile/about">{t('addPhone')}</Link>
        </SmallPrint>
      )}
      {!hasPush && <SmallPrint>{t('noPush')}</SmallPrint>}
    </div>
  );
}

const SmallPrint = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
