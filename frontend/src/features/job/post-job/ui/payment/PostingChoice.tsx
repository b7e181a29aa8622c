import { useTranslation } from 'react-i18next';
import { useBoundField } from '#shared/form/index.ts';
import { Badge, Card, ErrorState, Inline, RadioGroup, Skeleton, Stack } from '#shared/ui/index.ts';
import { useCanPostJobQuery } from '../../api/post-job-api.ts';
import { usePackageOptions } from './use-package-options.tsx';

/** A free post, or a paid one with a package. */
export function PostingChoice() {
  const { t } = useTranslation('post-job');
  const { field, helpers } = useBoundField('postingType');
  const { data: eligibility } = useCanPostJobQuery(undefined);
  const isNoneLeft = eligibility?.canPost === false;
  return (
    <Card aria-labelledby="job-posting">
      <Stack $gap={5}>
        <Inline $justify="space-between">
          <h2 id="job-posting">{t('enhanced.posting')}</h2>
          <FreePostsLeft />
        </Inline>
        <RadioGroup
          name={field.name}
          label={t('enhanced.postingType')}
          value={field.value}
          onChange={(value) => void helpers.setValue(value)}
          options={[
            {
              value: 'free',
              label: t('enhanced.free'),
              description: isNoneLeft ? t('noPostsTitle') : t('enhanced.freeText'),
            },
            { value: 'paid', label: t('enhanced.paid'), description: t('enhanced.paidText') },
          ]}
        />
        {field.value === 'paid' && <Packages />}
      </Stack>
    </Card>
  );
}

const FEW = 10;

/** Shown only for ten or fewer; -1 is unlimited (rules.md#free-posts). */
export function FreePostsLeft() {
  const { t } = useTranslation('post-job');
  const { data } = useCanPostJobQuery(undefined);
  const left = data?.postsRemaining ?? -1;
  if (left < 0 || left > FEW) return null;
  return <Badge $tone={left === 0 ? 'danger' : 'warning'}>{t('enhanced.left', { count: left })}</Badge>;
}

function Packages() {
  const { t } = useTranslation('post-job');
  const { field, error, helpers } = useBoundField('packageId');
  const { options, isError, retry } = usePackageOptions();
  if (isError) return <ErrorState title={t('enhanced.packagesFailed')} onRetry={retry} />;
  if (!options) return <Skeleton $height="280px" aria-hidden />;
  return (
    <RadioGroup
      name={field.name}
      label={t('enhanced.package')}
      value={field.value}
      error={error}
      onChange={(value) => void helpers.setValue(value)}
      onBlur={() => void helpers.setTouched(true)}
      options={options}
    />
  );
}
