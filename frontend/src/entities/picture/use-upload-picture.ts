import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import {
  MOST_PICTURE_BYTES,
  PICTURE_TYPES,
  type PicturePurpose,
} from '#contract/community/vocabulary/pictures.ts';
import type { Picture } from '#contract/community/writing/pictures.ts';
import { api, isUnauthorized, toApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { sendFile, shrinkPicture } from '#shared/upload/index.ts';

/** File types for the file picker. Phones convert their own formats to one of these. */
export const ACCEPTED_PICTURES = PICTURE_TYPES.join(',');

/** The stored picture, or the reason for a failure. */
type UploadedPicture =
  | { readonly picture: Picture; readonly problem: null }
  | { readonly picture: null; readonly problem: string };

type Upload = (file: File, onProgress: (percent: number) => void) => Promise<UploadedPicture>;

/** Uploads a picture and reports the progress in whole percent (rules.md#pictures). */
export function useUploadPicture(purpose: PicturePurpose): Upload {
  const { t } = useTranslation('picture');
  const dispatch = useDispatch();
  const refused = (status: number, text: string): string => {
    if (status === 413) return t('tooLarge');
    if (status === 415) return t('wrongType');
    if (status === 429) return t('tooMany');
    if (status === 0 || status >= 500) return t('unreachable');
    const refusal = toApiError(status, text, '');
    if (!isUnauthorized(refusal)) return translateMessage(refusal.serverMessage);
    // The session has ended, so the user is fetched again, as after every write.
    dispatch(api.util.invalidateTags(['User']));
    return t('signedOut');
  };
  return async (chosen, onProgress) => {
    const file = await shrinkPicture(chosen);
    if (file.size > MOST_PICTURE_BYTES) return { picture: null, problem: t('tooLarge') };
    const { status, text } = await sendFile(`/api/images?purpose=${purpose}`, file, onProgress);
    const picture = status === 201 ? pictureIn(text) : null;
    return picture ? { picture, problem: null } : { picture: null, problem: refused(status, text) };
  };
}

function pictureIn(text: string): Picture | null {
  try {
    const answer: Picture = JSON.parse(text);
    return answer;
  } catch {
    return null;
  }
}
