import { useTranslation } from 'react-i18next';
import { contactMethodSchema, type PreferencesRequest } from '#contract/identity/account/preferences.ts';
import type { User } from '#entities/session/index.ts';
import { SelectField } from '#shared/ui/index.ts';
import { useSavePreference } from '#features/account/save-preference/index.ts';

type Method = NonNullable<PreferencesRequest['preferredContactMethod']>;
const METHODS: readonly Method[] = contactMethodSchema.options;

/** The best way to reach this user. */
export function ContactMethod({ user }: { readonly user: User }) {
  const { t } = useTranslation('profile');
  const save = useSavePreference();
  const choose = (value: string): void => {
    const preferredContactMethod = METHODS.find((method) => method === value);
    if (preferredContactMethod) void save({ preferredContactMethod });
  };
  return (
    <SelectField
      label={t('alerts.contact')}
      placeholder={false}
      value={user.preferredContactMethod}
      options={METHODS.map((value) => ({
        value,
        label: t(`alerts.method.${value}`),
        disabled: (value === 'email' ? user.email : user.phone) === null,
      }))}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
