import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FORUM_CATEGORIES, POST_TYPES } from '#contract/community/vocabulary/posts.ts';
import { FormikComposer } from '#features/community/composer/index.ts';
import { FormikSelectField, FormikTextField } from '#shared/form/index.ts';
import { JobPicker } from './JobPicker.tsx';
import type { PostValues } from './post-values.ts';

interface PostFieldsProps {
  readonly isForum: boolean;
  /** The name of the place for the composer and its draft. */
  readonly writtenIn: string;
}

export function PostFields({ isForum, writtenIn }: PostFieldsProps) {
  const { t } = useTranslation('posts');
  const { values } = useFormikContext<PostValues>();
  return (
    <>
      <FormikTextField
        name="title"
        label={t('form.heading')}
        placeholder={t('form.headingExample')}
        maxLength={200}
        autoComplete="off"
      />
      {isForum && (
        <FormikSelectField
          name="category"
          label={t('form.category')}
          options={FORUM_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
      )}
      <FormikSelectField
        name="type"
        label={t('form.type')}
        placeholder={false}
        options={POST_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      {values.type === 'job_sharing' && <JobPicker name="jobId" />}
      <FormikComposer name="content" label={t('form.content')} place={writtenIn} rows={6} />
      <FormikTextField
        name="tags"
        label={t('form.tags')}
        help={t('form.tagsHelp')}
        optional
        autoComplete="off"
      />
      <FormikTextField
        name="location"
        label={t('form.location')}
        placeholder={t('form.locationExample')}
        optional
        maxLength={120}
        autoComplete="off"
      />
    </>
  );
}
