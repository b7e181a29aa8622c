import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/i18n/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';

/** Says in both languages which text is binding, for readers of another language (rules.md#letter-language). */
export function EnglishBinds() {
  const { t, i18n } = useTranslation('letter');
  if (useLanguage() === 'en') return null;
  return (
    <Callout tone="info">
      <Stack $gap={2}>
        <p>{t('binding')}</p>
        <p lang="en">{i18n.getFixedT('en', 'letter')('binding')}</p>
      </Stack>
    </Callout>
  );
}
