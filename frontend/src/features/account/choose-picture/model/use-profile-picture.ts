import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadPicture } from '#entities/picture/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useChooseProfilePictureMutation } from '../api/choose-picture-api.ts';

interface ProfilePictureChange {
  /** Whole percent; null if no upload is running. */
  readonly progress: number | null;
  /** Why the last upload was refused; null if it was not. */
  readonly problem: string | null;
  readonly upload: (file: File) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export function useProfilePicture(): ProfilePictureChange {
  const { t } = useTranslation('profile');
  const send = useUploadPicture('avatar');
  const [choose] = useChooseProfilePictureMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const wear = async (imageId: string | null, done: string): Promise<void> => {
    const { error } = await choose(imageId);
    if (error) showFailure(error, t('picture.failed'), t('tryAgain'));
    else showToast({ title: done, variant: 'success' });
  };
  const upload = async (file: File): Promise<void> => {
    setProblem(null);
    setProgress(0);
    const sent = await send(file, setProgress);
    setProblem(sent.problem);
    if (sent.picture) await wear(sent.picture.id, t('picture.saved'));
    setProgress(null);
  };
  const remove = (): Promise<void> => {
    setProblem(null);
    return wear(null, t('picture.removed'));
  };
  return { progress, problem, upload, remove };
}
