import { useTranslation } from 'react-i18next';
import { useMyJobsQuery } from '#entities/job/index.ts';
import { SelectField } from '#shared/ui/index.ts';

interface StartFromProps {
  /** The ID of the earlier job; empty for a blank form. */
  readonly like: string;
  readonly onChange: (jobId: string) => void;
}

/** The employer's own jobs as templates (rules.md#job-templates). */
export function StartFrom({ like, onChange }: StartFromProps) {
  const { t } = useTranslation('post-job');
  const { data } = useMyJobsQuery(undefined);
  const jobs = data ?? [];
  if (jobs.length === 0) return null;
  return (
    <SelectField
      optional="filter"
      label={t('like.label')}
      placeholder={t('like.none')}
      value={jobs.some(({ id }) => id === like) ? like : ''}
      options={jobs.map(({ id, title, location }) => ({ value: id, label: `${title} · ${location}` }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
