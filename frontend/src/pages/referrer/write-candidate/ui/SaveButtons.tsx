import { useFormikContext } from 'formik';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { WriteProfileInput } from '#contract/hiring/candidate.ts';
import type { CandidateProfile } from '#entities/candidate/index.ts';
import { SubmitButton } from '#shared/form/index.ts';
import { Button, Inline, LinkButton } from '#shared/ui/index.ts';

interface SaveButtonsProps {
  readonly profile: CandidateProfile;
  /** What the next submission asks for. */
  readonly asked: RefObject<WriteProfileInput['status']>;
}

export function SaveButtons({ profile, asked }: SaveButtonsProps) {
  const { t } = useTranslation('candidate');
  const { isSubmitting, submitForm } = useFormikContext();
  const { company } = profile.job;
  const isPublished = profile.status === 'published';
  const keep = async (): Promise<void> => {
    asked.current = 'draft';
    try {
      await submitForm();
    } finally {
      asked.current = 'published';
    }
  };
  return (
    <Inline $gap={2}>
      <SubmitButton>{isPublished ? t('form.save') : t('form.share', { company })}</SubmitButton>
      <Button disabled={isSubmitting} onClick={() => void keep()}>
        {isPublished ? t('form.hide', { company }) : t('form.draft')}
      </Button>
      <LinkButton variant="ghost" to={`/candidate/${profile.referralId}`}>
        {t('form.cancel')}
      </LinkButton>
    </Inline>
  );
}
