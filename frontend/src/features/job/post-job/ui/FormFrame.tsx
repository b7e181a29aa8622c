import { Form, useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FormikDraft, FormikMissing, FormikSummary, SubmitButton } from '#shared/form/index.ts';
import { BottomBar, Callout, Stack } from '#shared/ui/index.ts';

interface FormFrameProps {
  readonly draft: string;
  readonly noneLeft: boolean;
  readonly submit: string;
  /** Appears above the button. */
  readonly notice?: ReactNode;
  /** Says how long the draft is stored. */
  readonly kept?: string;
  /** Announces the button as disabled while fields are missing; a press then lists them. */
  readonly untilValid?: boolean;
  readonly children: ReactNode;
}

/** The common frame of the job forms: draft, error summary, and button. */
export function FormFrame({
  draft,
  noneLeft,
  submit,
  notice,
  kept,
  untilValid = false,
  children,
}: FormFrameProps) {
  const { t } = useTranslation('post-job');
  const { isValid, validateForm } = useFormikContext();
  useEffect(() => {
    // A restored draft may be complete or incomplete.
    if (untilValid) void validateForm();
  }, [untilValid, validateForm]);
  return (
    <Form noValidate>
      <FormikDraft name={draft} />
      <Stack $gap={5}>
        {noneLeft && (
          <div role="alert">
            <Callout tone="danger" title={t('noPostsTitle')}>
              {t('noPostsText')}
            </Callout>
          </div>
        )}
        <FormikSummary />
        {children}
        <Quiet>{kept ?? t('draftKept')}</Quiet>
        <BottomBar>
          {untilValid && !isValid && <FormikMissing />}
          {notice}
          <SubmitButton loadingText={t('submitting')} softDisabled={untilValid && !isValid}>
            {submit}
          </SubmitButton>
        </BottomBar>
      </Stack>
    </Form>
  );
}

const Quiet = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
