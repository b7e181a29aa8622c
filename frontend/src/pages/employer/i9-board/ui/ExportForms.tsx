import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '#shared/form/index.ts';
import { useDebounced } from '#shared/lib/index.ts';
import { Button, Card, CheckboxField, Grid, Stack, TextField } from '#shared/ui/index.ts';
import { useExportCountQuery, useExportPasswordMutation } from '../api/i9-board-api.ts';
import { LockedExport } from './LockedExport.tsx';

/** Exports a period as a locked ZIP for an inspection, and a single company if there are several. */
export function ExportForms() {
  const { t } = useTranslation('i9-employer');
  const [query, setQuery] = useState({ from: '', to: '', company: '', code: '' });
  const [hasCopies, setCopies] = useState(false);
  const [askPassword, { data: lock, error }] = useExportPasswordMutation();
  const refused = refusedFields(error)?.['code'];
  const { code, ...which } = query;
  const asked = new URLSearchParams(Object.entries(which).filter(([, value]) => value !== ''));
  const { currentData: found } = useExportCountQuery(useDebounced(asked.toString(), 400));
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
        {found && <p role="status">{t('export.count', { count: found.forms })}</p>}
        <CheckboxField
          name="copies"
          label={t('export.copies')}
          help={t('export.copiesHelp')}
          checked={hasCopies}
          onChange={({ currentTarget }) => setCopies(currentTarget.checked)}
        />
        <TextField
          optional
          label={t('export.code')}
          help={t('export.codeHelp')}
          {...field('code')}
          error={typeof refused === 'string' ? refused : undefined}
          maxLength={16}
          autoComplete="off"
        />
        <div>
          <Button icon={<Lock aria-hidden />} onClick={() => askPassword(code.trim().toLowerCase())}>
            {t('export.password')}
          </Button>
        </div>
        {lock && <LockedExport lock={lock} which={asked} />}
      </Stack>
    </Card>
  );
}
