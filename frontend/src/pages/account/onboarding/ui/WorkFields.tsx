import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#entities/session/index.ts';
import { LocationField } from '#features/account/detect-location/index.ts';
import { Callout, RadioGroup } from '#shared/ui/index.ts';

/** Role and location. */
export function WorkFields() {
  const { t } = useTranslation(['onboarding', 'account']);
  return (
    <>
      <RoleChoice />
      <LocationField name="location" label={t('location')} placeholder={t('account:field.locationExample')} />
    </>
  );
}

/** An admin's own type cannot be changed (rules.md#admin-type-fixed). */
function RoleChoice() {
  const { t } = useTranslation(['onboarding', 'role']);
  const [{ value, name }, { error, touched }, { setValue, setTouched }] = useField<string>('userType');
  if (value === 'admin') return <Callout title={t('admin.title')}>{t('admin.text')}</Callout>;
  return (
    <RadioGroup
      label={t('role')}
      name={name}
      options={ROLES.map((role) => ({
        value: role,
        label: t(`role:title.${role}`),
        description: t(`role:switch.text.${role}`),
      }))}
      value={value}
      onChange={(role) => void setValue(role)}
      onBlur={() => void setTouched(true)}
      error={touched ? error : undefined}
    />
  );
}
