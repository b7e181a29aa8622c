import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { LocationField } from '#features/account/detect-location/index.ts';
import { useUpdateUserProfileMutation } from '#features/account/edit-profile/index.ts';
import {
  FormikDraft,
  FormikPhoneField,
  FormikSummary,
  RestoreDraft,
  SubmitButton,
  clearDraft,
  refusedFields,
} from '#shared/form/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Card, Inline, Stack } from '#shared/ui/index.ts';
import { WorkerFields } from '#widgets/work-profile/index.ts';
import { DashboardSection } from '#widgets/dashboard-section/index.ts';
import { validateWork, workBody, workValues, type WorkValues } from '../model/profile-body.ts';

/**
 * The five fields that count and other details for employers. The completion updates while the user types.
 */
export function ProfileForm({ user }: { readonly user: User }) {
  const { t } = useTranslation(['worker-dashboard', 'account']);
  const [update] = useUpdateUserProfileMutation();
  const draft = `work.${user.id}`;
  const submit = async (values: WorkValues, form: FormikHelpers<WorkValues>): Promise<void> => {
    const { data, error } = await update(workBody(values, user));
    if (data) {
      clearDraft(draft);
      form.resetForm({ values: workValues(data) });
      showToast({ title: t('profile.saved'), variant: 'success' });
      return;
    }
    form.setErrors(refusedFields(error) ?? {});
    showFailure(error, t('profile.failed'), t('profile.failedText'));
  };
  return (
    <DashboardSection
      name="profile"
      title={t('profile.title')}
      more={<Link to="/profile/about">{t('profile.more')}</Link>}
    >
      <Narrow as="div">
        <Formik initialValues={workValues(user)} validate={validateWork(user)} onSubmit={submit}>
          <Form noValidate>
            <Stack $gap={5}>
              <RestoreDraft name={draft} />
              <FormikDraft name={draft} />
              <FormikSummary />
              <LocationField
                name="location"
                label={t('profile.location')}
                placeholder={t('account:field.locationExample')}
                optional
              />
              <WorkerFields />
              <FormikPhoneField name="phone" label={t('profile.phone')} optional={user.phone === null} />
              <Inline>
                <SubmitButton>{t('profile.save')}</SubmitButton>
              </Inline>
            </Stack>
          </Form>
        </Formik>
      </Narrow>
    </DashboardSection>
  );
}

const Narrow = styled(Card)`
  max-width: calc(var(--form-width) + 2 * var(--space-6));
`;
