import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ALERT_CATEGORIES } from '#contract/identity/vocabulary/alerts.ts';
import type { User } from '#entities/session/index.ts';
import { PreferenceToggle, useSavePreference } from '#features/account/save-preference/index.ts';
import { onWide } from '#shared/theme/index.ts';

/** Nothing is sent in these yet: their switches keep the choice for when it is. */
const COMING: readonly string[] = ['community', 'marketing'];

export function AlertCategories({ user }: { readonly user: User }) {
  const { t } = useTranslation('profile');
  const save = useSavePreference();
  return (
    <Categories>
      <legend>{t('alerts.categories')}</legend>
      {ALERT_CATEGORIES.map((category) => (
        <PreferenceToggle
          key={category}
          label={t(`alerts.category.${category}`)}
          help={COMING.includes(category) && t('alerts.soon')}
          checked={user.alertPreferences[category]}
          onChange={(wanted) => save({ alertPreferences: { [category]: wanted } })}
        />
      ))}
    </Categories>
  );
}

const Categories = styled.fieldset`
  display: grid;
  legend {
    padding: 0;
    font-weight: 600;
  }
  ${onWide} {
    grid-template-columns: 1fr 1fr;
    column-gap: var(--space-4);
  }
`;
