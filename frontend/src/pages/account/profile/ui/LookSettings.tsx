import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { Button, LanguageSwitch, ThemeSwitch } from '#shared/ui/index.ts';
import { useSavePreference } from '#features/account/save-preference/index.ts';
import { Part } from './Section.tsx';

/** The language of screens, texts, and emails, and the theme of this device (rules.md#language-and-theme). */
export function LookSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation(['profile', 'common']);
  const save = useSavePreference();
  const shown = useLanguage();
  const written = t(`look.name.${user.language}`);
  return (
    <>
      <Part>
        <Name>{t('common:language.label')}</Name>
        <LanguageSwitch onChosen={(language) => void save({ language })} />
        {shown === user.language ? (
          <Note>{t('look.same')}</Note>
        ) : (
          <>
            <Note>{t('look.differs', { language: written })}</Note>
            <Button size="sm" onClick={() => save({ language: shown })}>
              {t('look.align', { language: t(`look.name.${shown}`) })}
            </Button>
          </>
        )}
      </Part>
      <Part>
        <Name>{t('common:theme.label')}</Name>
        <ThemeSwitch />
        <Note>{t('look.theme')}</Note>
      </Part>
    </>
  );
}

const Name = styled.p`
  font-weight: 600;
`;

const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
