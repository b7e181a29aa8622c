import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { CandidateProfile } from '#entities/candidate/index.ts';
import { SubmitButton } from '#shared/form/index.ts';
import { Button, Inline, LinkButton } from '#shared/ui/index.ts';

interface SaveButtonsProps {
  readonly profile: CandidateProfile;
  /** Submits it as a draft. */
  readonly onSave: (submit: () => Promise<void>) => Promise<void>;
}

export function SaveButtons({ profile, onSave }: SaveButtonsProps) {
  const { t } = useTranslation('candidate');
  const { isSubmitting, submitForm } = useFormikContext();
  const { company } = profile.job;
  const isPublished = profile.status === 'published';
  return (
    <Inline $gap={2}>
      <SubmitButton>{isPublished ? t('form.save') : t('form.share', { company })}</SubmitButton>
      <Button disabled={isSubmitting} onClick={() => void onSave(submitForm)}>
        {isPublished ? t('form.hide', { company }) : t('form.draft')}
      </Button>
      <LinkButton variant="ghost" to={`/candidate/${profile.referralId}`}>
        {t('form.cancel')}
      </LinkButton>
    </Inline>
  );
}
