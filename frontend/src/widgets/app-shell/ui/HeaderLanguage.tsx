import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSaveLanguage } from '#features/account/save-preference/index.ts';
import { changeLanguage, useLanguage } from '#shared/i18n/index.ts';

/** The other language by its own name, so that its readers find it (rules.md#navigation-bar). */
export function HeaderLanguage() {
  const { t } = useTranslation();
  const other = useLanguage() === 'es' ? 'en' : 'es';
  const saveLanguage = useSaveLanguage();
  const choose = (): void => {
    void saveLanguage(other);
    void changeLanguage(other);
  };
  return (
    <Other type="button" lang={other} onClick={choose}>
      <Languages size={20} aria-hidden />
      {t(`language.${other}`)}
    </Other>
  );
}

const Other = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 4px 10px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--on-bar-muted);
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: var(--bar-hover);
    color: var(--on-bar);
  }
`;
