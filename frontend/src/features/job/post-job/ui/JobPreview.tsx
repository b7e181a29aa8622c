import { useTranslation } from 'react-i18next';
import { JobCard, tradeOf } from '#entities/job/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';
import type { EnhancedValues } from '../model/enhanced-form.ts';
import { previewedJob } from '../model/previewed-job.ts';

/** The job's card as it will appear on the lists, without working buttons. */
export function JobPreview({ values }: { readonly values: EnhancedValues }) {
  const { t } = useTranslation('post-job');
  const { user } = useCurrentUser();
  if (values.title.trim() === '') return null;
  const trade = tradeOf(values.category);
  const category = trade === null || trade === 'all' ? 'other' : trade;
  const job = previewedJob({ ...values, category }, user);
  return (
    <Card aria-labelledby="job-preview-title">
      <Stack $gap={3}>
        <h2 id="job-preview-title">{t('preview.title')}</h2>
        <div inert>
          <JobCard job={job} />
        </div>
      </Stack>
    </Card>
  );
}
