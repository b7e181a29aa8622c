import { Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import {
  createDiscussionRequestSchema,
  createPostRequestSchema,
} from '#contract/community/post/write-post.ts';
import { FormikWritingDraft, useForgetDraft } from '#features/community/composer/index.ts';
import { useCreateDiscussionMutation, useCreatePostMutation } from '#features/community/posts/index.ts';
import { FormikDialog, FormikSummary, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { suggestPush } from '#shared/push-suggestion/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { emptyPost, requestOf, type NewPostPlace, type PostValues } from './post-values.ts';
import { PostFields } from './PostFields.tsx';
import { useRefused } from './use-refused.ts';

interface NewPostDialogProps {
  readonly place: NewPostPlace;
  readonly onClose: () => void;
}

const VALIDATE = {
  board: validateWith(createPostRequestSchema, translateMessage),
  forum: validateWith(createDiscussionRequestSchema, translateMessage),
};

/** The form of a new post (rules.md#post-texts). */
export function NewPostDialog({ place, onClose }: NewPostDialogProps) {
  const { t } = useTranslation('posts');
  const isForum = !('boardId' in place);
  const writtenIn = isForum ? 'forum' : `board:${place.boardId}`;
  const submit = useSubmit(place, writtenIn, onClose);
  const validate = VALIDATE[isForum ? 'forum' : 'board'];
  return (
    <Formik
      initialValues={emptyPost(place)}
      validate={(values) => validate(requestOf(values))}
      onSubmit={submit}
    >
      <FormikDialog
        wide
        title={t(isForum ? 'form.forumTitle' : 'form.title')}
        lead={t(isForum ? 'form.forumLead' : 'form.lead')}
        submitLabel={t('form.submit')}
        onClose={onClose}
      >
        <Stack $gap={4}>
          <FormikSummary />
          <PostFields isForum={isForum} writtenIn={writtenIn} />
          <FormikWritingDraft place={writtenIn} />
        </Stack>
      </FormikDialog>
    </Formik>
  );
}

function useSubmit(place: NewPostPlace, writtenIn: string, onClose: () => void) {
  const { t } = useTranslation('posts');
  const refused = useRefused();
  const forgetDraft = useForgetDraft(writtenIn);
  const [createPost] = useCreatePostMutation();
  const [createDiscussion] = useCreateDiscussionMutation();
  return async (values: PostValues, form: FormikHelpers<PostValues>): Promise<void> => {
    const typed = requestOf(values);
    const { data: post, error } = await ('boardId' in place
      ? createPost({ ...createPostRequestSchema.parse(typed), boardId: place.boardId })
      : createDiscussion(createDiscussionRequestSchema.parse(typed)));
    if (!post) return refused(error, form, t('createFailed'));
    forgetDraft();
    showToast({
      title: t('created'),
      description: t(post.state === 'in_review' ? 'waitingText' : 'createdText'),
      variant: 'success',
    });
    // Someone who asked a question waits for answers.
    if (post.type === 'question') suggestPush();
    onClose();
  };
}
