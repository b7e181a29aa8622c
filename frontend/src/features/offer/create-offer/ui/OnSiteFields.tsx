import { useTranslation } from 'react-i18next';
import { FormikPhoneField, FormikTextField } from '#shared/form/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { Pairs } from './Pairs.tsx';

/** The first day's contact (rules.md#first-day), not part of the letter. `isKept`: empty fields change nothing. */
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
