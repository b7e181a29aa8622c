import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { WriteProfileInput } from '#contract/hiring/candidate/candidate.ts';
import { useProfileLabels, type CandidateProfile } from '#entities/candidate/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { clearDraft, errorsOf, FormikDraft, FormikSummary, RestoreDraft } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';
import {
  fieldsOf,
  profileBody,
  profileValues,
  validateProfile,
  type ProfileValues,
} from '../model/profile-values.ts';
import { useWriteProfileMutation } from '../api/write-candidate-api.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { SaveButtons } from './SaveButtons.tsx';

interface ProfileFormProps {
  readonly profile: CandidateProfile;
  readonly userId: string;
}

/** Shares the profile or saves it as a draft. Input survives a refusal and a reload. */
export function ProfileForm({ profile, userId }: ProfileFormProps) {
  const { t } = useTranslation('candidate');
  const words = useProfileLabels();
  const navigate = useNavigate();
  const [write] = useWriteProfileMutation();
  /** The status that the pressed button sets: a draft may be empty, a shared profile may not. */
  const asked = useRef<WriteProfileInput['status']>('published');
  const save = async (send: () => Promise<void>): Promise<void> => {
    asked.current = 'draft';
    try {
      await send();
    } finally {
      asked.current = 'published';
    }
  };
  const { referralId, job } = profile;
  const draft = `candidate.${referralId}.${userId}`;
  const submit = async (values: ProfileValues, form: FormikHelpers<ProfileValues>): Promise<void> => {
    const status = asked.current;
    const { error } = await write({ id: referralId, body: profileBody(values, status) });
    if (error) {
      if (isApiError(error)) form.setErrors(fieldsOf(errorsOf(error.issues, translateMessage)));
      return showFailure(error, t('form.failed'), t('form.failedText'));
    }
    clearDraft(draft);
    const done = status === 'published' ? 'shared' : 'saved';
    showToast({
      title: t(`form.${done}`),
      description: t(`form.${done}Text`, { company: job.company }),
      variant: 'success',
    });
    void navigate(`/candidate/${referralId}`);
  };
  return (
    <Formik
      initialValues={profileValues(profile, words.experience)}
      validate={(values) => validateProfile(values, asked.current)}
      onSubmit={submit}
    >
      <Form noValidate>
        <Card as="div">
          <Stack $gap={5}>
            <RestoreDraft name={draft} />
            <FormikDraft name={draft} />
            <FormikSummary />
            <ProfileFields />
            <SaveButtons profile={profile} onSave={save} />
          </Stack>
        </Card>
      </Form>
    </Formik>
  );
}
