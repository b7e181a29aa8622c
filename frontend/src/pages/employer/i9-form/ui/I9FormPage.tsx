import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { I9DueText, useI9FormQuery } from '#entities/i9/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { ErrorState, LinkButton, Notice, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { EmployerPage } from '#widgets/employer-only/index.ts';
import { EverifyCard } from './everify/EverifyCard.tsx';
import { FormRetention } from './FormRetention.tsx';
import { Reverification } from './Reverification.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { Section1Card } from './Section1Card.tsx';
import { Section2Card } from './Section2Card.tsx';
import { Trail } from './Trail.tsx';

/** The employer's page for one hire's Form I-9 (rules.md#i9-parties). */
export function I9FormPage() {
  const { t } = useTranslation('i9-employer');
  const { id = '' } = useParams();
  return <EmployerPage page={t('form.title')}>{() => <I9Form referralId={id} />}</EmployerPage>;
}

function I9Form({ referralId }: { readonly referralId: string }) {
  const { t } = useTranslation('i9-employer');
  const { currentData: form, error, refetch } = useI9FormQuery(referralId);
  if (isApiError(error) && (error.status === 403 || error.status === 404)) {
    return (
      <Page $width="form">
        <Notice tone="danger" title={t('form.unknown')} text={t('form.unknownText')} />
        <LinkButton to="/employer/i9">{t('form.back')}</LinkButton>
      </Page>
    );
  }
  return (
    <Page $width="form">
      <PageHeader
        title={form ? t('form.of', { name: form.workerName }) : t('form.title')}
        lead={form && t('form.lead', { jobTitle: form.jobTitle, company: form.company })}
        actions={<LinkButton to="/employer/i9">{t('form.back')}</LinkButton>}
      />
      {error && !form && <ErrorState title={t('form.failed')} onRetry={refetch} />}
      {!form && !error && <SkeletonList count={3} lines={4} />}
      {form && (
        <Stack $gap={5}>
          <div>
            <I9DueText form={form} />
          </div>
          <ReviewCard referralId={referralId} />
          <Section1Card form={form} />
          <Section2Card form={form} />
          <EverifyCard form={form} />
          {form.actions.includes('sign_supplement') && <Reverification form={form} />}
          <FormRetention form={form} />
          <Trail form={form} />
        </Stack>
      )}
    </Page>
  );
}
