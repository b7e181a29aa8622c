import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CheckboxField, Grid, LinkButton, Stack, TextField } from '#shared/ui/index.ts';

/** For an inspection: a ZIP of a time, and of one company where there are several. */
export function ExportForms() {
  const { t } = useTranslation('i9-employer');
  const [query, setQuery] = useState({ from: '', to: '', company: '' });
  const [hasCopies, setCopies] = useState(false);
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  if (hasCopies) asked.set('copies', 'true');
  const field = (name: keyof typeof query) => ({
    name,
    value: query[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setQuery({ ...query, [name]: currentTarget.value }),
  });
  return (
    <Card aria-label={t('export.title')}>
      <Stack $gap={4}>
        <h2>{t('export.title')}</h2>
        <p>{t('export.text')}</p>
        <Grid $min="180px">
          <TextField optional type="date" label={t('export.from')} {...field('from')} />
          <TextField optional type="date" label={t('export.to')} {...field('to')} />
          <TextField optional label={t('export.company')} {...field('company')} maxLength={120} />
        </Grid>
        <CheckboxField
          name="copies"
          label={t('export.copies')}
          help={t('export.copiesHelp')}
          checked={hasCopies}
          onChange={({ currentTarget }) => setCopies(currentTarget.checked)}
        />
        <div>
          <LinkButton to={`/api/i9-forms/export?${asked}`} download>
            {t('export.action')}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
