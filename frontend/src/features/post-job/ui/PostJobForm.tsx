import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { simpleJobFormSchema } from '../../../../../backend/modules/hiring/contract/job-forms.ts';
import { isApiError, isUnauthorized, type ApiError } from '../../../shared/api/index.ts';
import {
  clearDraft,
  FormikDraft,
  FormikSummary,
  readDraft,
  SubmitButton,
  validateWith,
} from '../../../shared/form/index.ts';
import { translateMessage } from '../../../shared/i18n/index.ts';
import { showFailure, showToast } from '../../../shared/toast/index.ts';
import { BottomBar, Callout, Stack } from '../../../shared/ui/index.ts';
import { EMPTY_JOB, JOB_DRAFT, toPostJob, type JobValues } from '../model/job-values.ts';
import { useCanPostJobQuery, usePostJobMutation } from '../model/post-calls.ts';
import { JobFields } from './JobFields.tsx';

interface PostJobFormProps {
  /** The employer's company, where the account has one. */
  readonly company: string | null;
  readonly onPosted: () => void;
}

/** The simple form (document 2 §2.14). What is typed is kept until the job is posted. */
export function PostJobForm({ company, onPosted }: PostJobFormProps) {
  const { t } = useTranslation('post-job');
  const [post] = usePostJobMutation();
  const { data: eligibility } = useCanPostJobQuery(undefined);
  const [isRefused, setRefused] = useState(false);
  const submit = async (values: JobValues): Promise<void> => {
    const outcome = await post(toPostJob(values));
    if (!outcome.error) {
      clearDraft(JOB_DRAFT);
      onPosted();
      return;
    }
    const noneLeft = isNoneLeft(outcome.error);
    setRefused(noneLeft);
    if (noneLeft) window.scrollTo({ top: 0 });
    else if (isUnauthorized(outcome.error)) showFailure(outcome.error, t('failed'));
    else showToast({ title: t('failed'), variant: 'destructive' });
  };
  return (
    <Formik
      initialValues={readDraft(JOB_DRAFT, { ...EMPTY_JOB, company: company ?? '' })}
      validate={validateWith(simpleJobFormSchema, translateMessage)}
      onSubmit={submit}
    >
      <Form noValidate>
        <FormikDraft name={JOB_DRAFT} />
        <Stack $gap={5}>
          {(isRefused || eligibility?.canPost === false) && (
            <div role="alert">
              <Callout tone="danger" title={t('noPostsTitle')}>
                {t('noPostsText')}
              </Callout>
            </div>
          )}
          <FormikSummary />
          <JobFields />
          <Quiet>{t('draftKept')}</Quiet>
          <BottomBar>
            <SubmitButton loadingText={t('submitting')}>{t('submit')}</SubmitButton>
          </BottomBar>
        </Stack>
      </Form>
    </Formik>
  );
}

function isNoneLeft(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 402;
}

const Quiet = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
