import { Form, Formik, type FormikHelpers } from 'formik';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { createReplyRequestSchema } from '#contract/community/post/write-reply.ts';
import { nameOf, type Reply } from '#entities/post/index.ts';
import { FormikComposer, FormikWritingDraft, useForgetDraft } from '#features/community/composer/index.ts';
import { useCreateReplyMutation } from '#features/community/posts/index.ts';
import { SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { IconButton, Inline, Stack } from '#shared/ui/index.ts';
import { useRefused } from './use-refused.ts';

interface ReplyFormProps {
  readonly postId: string;
  /** The quoted reply. */
  readonly quoted: Reply | null;
  readonly onUnquote: () => void;
  readonly onPosted: (reply: Reply) => void;
}

interface ReplyValues {
  readonly content: string;
}

const EMPTY: ReplyValues = { content: '' };
const validate = validateWith(createReplyRequestSchema, translateMessage);

/** The reply form below a thread. */
export function ReplyForm({ postId, quoted, onUnquote, onPosted }: ReplyFormProps) {
  const { t } = useTranslation('posts');
  const place = `post:${postId}`;
  const refused = useRefused();
  const forgetDraft = useForgetDraft(place);
  const [create] = useCreateReplyMutation();
  const submit = async ({ content }: ReplyValues, form: FormikHelpers<ReplyValues>): Promise<void> => {
    const { data: reply, error } = await create({ postId, content, quotedReplyId: quoted?.id ?? null });
    if (!reply) return refused(error, form, t('reply.failed'));
    forgetDraft();
    form.resetForm({ values: EMPTY });
    onUnquote();
    onPosted(reply);
    const description = reply.state === 'in_review' ? t('waitingText') : undefined;
    showToast({ title: t('reply.posted'), description, variant: 'success' });
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
      <Form noValidate aria-label={t('reply.submit')}>
        <Stack $gap={3}>
          {quoted?.author && (
            <Quoting>
              {t('reply.quoting', { name: nameOf(quoted.author) })}
              <IconButton label={t('reply.noQuote')} icon={<X size={20} aria-hidden />} onClick={onUnquote} />
            </Quoting>
          )}
          <FormikComposer name="content" label={t('reply.label')} place={place} rows={4} />
          <Inline $justify="space-between">
            <FormikWritingDraft place={place} />
            <SubmitButton>{t('reply.submit')}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Formik>
  );
}

const Quoting = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--accent);
  color: var(--text-muted);
`;
