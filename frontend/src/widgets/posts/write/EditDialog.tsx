import { Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { editPostRequestSchema } from '#contract/community/post/write-post.ts';
import { editReplyRequestSchema } from '#contract/community/post/write-reply.ts';
import type { Post, Reply } from '#entities/post/index.ts';
import { FormikComposer } from '#features/community/composer/index.ts';
import { useEditPostMutation, useEditReplyMutation } from '#features/community/posts/index.ts';
import { FormikDialog, FormikSummary, FormikTextField, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { tagsOf } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { useRefused } from './use-refused.ts';

interface EditDialogProps {
  readonly of: Post | Reply;
  readonly onClose: () => void;
}

interface EditValues {
  readonly title: string;
  readonly content: string;
  readonly tags: string;
}

const ofPost = validateWith(editPostRequestSchema, translateMessage);
const ofReply = validateWith(editReplyRequestSchema, translateMessage);

/** Lets an author edit a post or a reply (rules.md#edit-history). */
export function EditDialog({ of, onClose }: EditDialogProps) {
  const { t } = useTranslation('posts');
  const submit = useSubmit(of, onClose);
  const isPost = !('postId' in of);
  const values: EditValues = {
    title: isPost ? (of.title ?? '') : '',
    content: of.content ?? '',
    tags: isPost ? of.tags.join(', ') : '',
  };
  return (
    <Formik
      initialValues={values}
      validate={(typed) => (isPost ? ofPost({ ...typed, tags: tagsOf(typed.tags) }) : ofReply(typed))}
      onSubmit={submit}
    >
      <FormikDialog
        wide
        title={t(isPost ? 'form.editPost' : 'form.editReply')}
        lead={t('form.editLead')}
        submitLabel={t('form.save')}
        onClose={onClose}
      >
        <EditFields isPost={isPost} place={isPost ? placeOf(of) : `post:${of.postId}`} />
      </FormikDialog>
    </Formik>
  );
}

/** The composer's name for the place. */
const placeOf = ({ boardId }: Post): string => (boardId ? `board:${boardId}` : 'forum');

function EditFields({ isPost, place }: { readonly isPost: boolean; readonly place: string }) {
  const { t } = useTranslation('posts');
  return (
    <Stack $gap={4}>
      <FormikSummary />
      {isPost && (
        <FormikTextField name="title" label={t('form.heading')} maxLength={200} autoComplete="off" />
      )}
      <FormikComposer
        name="content"
        label={t(isPost ? 'form.content' : 'reply.label')}
        place={place}
        rows={6}
      />
      {isPost && (
        <FormikTextField
          name="tags"
          label={t('form.tags')}
          help={t('form.tagsHelp')}
          optional
          autoComplete="off"
        />
      )}
    </Stack>
  );
}

function useSubmit(of: Post | Reply, onClose: () => void) {
  const { t } = useTranslation('posts');
  const refused = useRefused();
  const [editPost] = useEditPostMutation();
  const [editReply] = useEditReplyMutation();
  return async ({ title, content, tags }: EditValues, form: FormikHelpers<EditValues>): Promise<void> => {
    const { id } = of;
    const { error } = await ('postId' in of
      ? editReply({ id, content })
      : editPost({ id, title, content, tags: tagsOf(tags) }));
    if (error) return refused(error, form, t('saveFailed'));
    showToast({ title: t('saved'), variant: 'success' });
    onClose();
  };
}
