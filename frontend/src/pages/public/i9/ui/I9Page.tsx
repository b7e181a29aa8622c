import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { I9Page as I9PageAnswer } from '#contract/eligibility/form/i9-form.ts';
import { ofPage, Section1Form, SignedSection1 } from '#features/i9/sign-section1/index.ts';
import { Notice, PageHeader, Stack } from '#shared/ui/index.ts';
import { LinkPage } from '#widgets/link-page/index.ts';
import { useI9PageQuery } from '../api/i9-api.ts';

/** A new hire fills in and signs section 1 without an account (rules.md#i9-links). */
export function I9Page() {
  const { token = '' } = useParams();
  const { t } = useTranslation('i9');
  const asked = useI9PageQuery(token, { skip: token === '' });
  return (
    <LinkPage
      token={token}
      asked={asked}
      title={t('title')}
      failed={t('failed')}
      invalid={<Notice tone="danger" title={t('invalid.title')} text={t('invalid.text')} />}
    >
      {(page) => <Opened page={page} token={token} />}
    </LinkPage>
  );
}

function Opened({ page, token }: { readonly page: I9PageAnswer; readonly token: string }) {
  const { t } = useTranslation('i9');
  const { company, jobTitle, state } = page;
  if (page.actions.includes('sign_section1'))
    return (
      <Stack $gap={5}>
        <PageHeader
          title={t('heading', { company })}
          documentTitle={t('title')}
          lead={t('lead', { jobTitle })}
        />
        <Section1Form form={ofPage(page)} place={{ token }} />
      </Stack>
    );
  if (state === 'signed') return <SignedSection1 form={ofPage(page)} place={{ token }} />;
  if (state === 'expired')
    return <Notice tone="danger" title={t('expired.title')} text={t('expired.text', { company })} />;
  return (
    state === 'canceled' && (
      <Notice tone="warning" title={t('canceled.title')} text={t('canceled.text', { company })} />
    )
  );
}
