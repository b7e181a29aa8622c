import { useTranslation } from 'react-i18next';
import { FormikPhoneField, FormikTextField } from '#shared/form/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { Pairs } from './Pairs.tsx';

/** Whom the worker asks for on the first day (rules.md#first-day). Not in the letter; `isKept`: what was given before stays. */
export function OnSiteFields({ isKept = false }: { readonly isKept?: boolean }) {
  const { t } = useTranslation('first-day');
  return (
    <Stack $gap={4} as="section" aria-labelledby="offer-first-day">
      <h3 id="offer-first-day">{t('give.heading')}</h3>
      <Pairs>
        <FormikTextField optional name="onSiteName" autoComplete="off" label={t('give.name')} />
        <FormikPhoneField
          optional
          name="onSitePhone"
          autoComplete="off"
          label={t('give.phone')}
          help={t(isKept ? 'give.keptHelp' : 'give.help')}
        />
      </Pairs>
      <FormikTextField
        optional
        type="date"
        name="expectedEnd"
        label={t('give.end')}
        help={t('give.endHelp')}
      />
    </Stack>
  );
}
