import { useTranslation } from 'react-i18next';
import { TownField, useTownNamed } from '#entities/place/index.ts';
import { useBoundField } from '#shared/form/index.ts';

/** A job's place. On blur, "austin" becomes "Austin, TX" (rules.md#job-place). */
export function TownInput() {
  const { t } = useTranslation('post-job');
  const { field, error, helpers } = useBoundField('location');
  const townNamed = useTownNamed();
  const settle = async (typed: string): Promise<void> => {
    const name = await townNamed(typed);
    if (name !== null && name !== typed) await helpers.setValue(name);
  };
  return (
    <TownField
      {...field}
      label={t('location')}
      help={t('locationHelp')}
      error={error}
      autoComplete="address-level2"
      onBlur={(event) => {
        field.onBlur(event);
        void settle(event.target.value);
      }}
    />
  );
}
