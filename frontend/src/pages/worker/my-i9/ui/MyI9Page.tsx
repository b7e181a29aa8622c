import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { useI9FormQuery } from '#entities/i9/index.ts';
import { RequireSignIn } from '#entities/session/index.ts';
import { ofAccount, Section1Form, SignedSection1 } from '#features/i9/sign-section1/index.ts';
import { isRefused } from '#shared/api/index.ts';
import { ErrorState, LinkButton, Notice, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';

/** A worker's own Form I-9, opened through their account instead of the link (rules.md#i9-parties). */
export function MyI9Page() {
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <Page $width="form">
        <Title />
        <MyForm referralId={id} />
      </Page>
    </RequireSignIn>
  );
}

function Title() {
  const { t } = useTranslation(['i9', 'common']);
  return <title>{`${t('title')} · ${t('common:brand')}`}</title>;
}

function MyForm({ referralId }: { readonly referralId: string }) {
  const { t } = useTranslation('i9');
  const { currentData: form, error, refetch } = useI9FormQuery(referralId);
  if (isRefused(error)) {
    return (
      <Stack $gap={4}>
        <Notice tone="danger" title={t('mine.unknown')} text={t('mine.unknownText')} />
        <Back />
      </Stack>
    );
  }
  const canSign = form?.actions.includes('sign_section1');
  return (
    <Stack $gap={5}>
      {!form || canSign ? (
        <PageHeader
          title={form ? t('heading', { company: form.company }) : t('title')}
          documentTitle={t('title')}
          lead={form && t('lead', { jobTitle: form.jobTitle })}
          actions={<Back />}
        />
      ) : (
        <Back />
      )}
      {error && !form && <ErrorState title={t('failed')} onRetry={refetch} />}
      {!form && !error && <SkeletonList count={2} lines={4} />}
      {form && canSign && <Section1Form form={ofAccount(form)} place={{ referralId }} />}
      {form && !canSign && <Ahead form={form} />}
    </Stack>
  );
}

/** The signed section, or the reason why nothing can be signed. */
function Ahead({ form }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9');
  const { referralId, status, company } = form;
  if (status === 'canceled')
    return <Notice tone="warning" title={t('canceled.title')} text={t('canceled.text', { company })} />;
  if (status === 'purged')
    return <Notice tone="warning" title={t('mine.gone')} text={t('mine.goneText', { company })} />;
  return <SignedSection1 form={ofAccount(form)} place={{ referralId }} />;
}

function Back() {
  const { t } = useTranslation('i9');
  return (
    <div>
      <LinkButton to="/my-applications">{t('mine.back')}</LinkButton>
    </div>
  );
}
