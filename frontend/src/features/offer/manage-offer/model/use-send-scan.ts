import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { PAPER_SCAN } from '#contract/offers/vocabulary/paper/paper-scan.ts';
import { api, toApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { sendFile, shrinkPicture } from '#shared/upload/index.ts';

/** Sends the scan of a letter signed on paper. Resolves to the reason if refused, or null if saved. */
export function useSendScan(letterId: string): (file: File) => Promise<string | null> {
  const { t } = useTranslation('amend-offer');
  const dispatch = useDispatch();
  return async (chosen) => {
    const file = await shrinkPicture(chosen);
    if (file.size > PAPER_SCAN.mostBytes) return t('scan.tooLarge');
    const path = `/api/offer-letters/${letterId}/paper-scan`;
    const { status, text } = await sendFile(path, file, () => undefined);
    if (status === 200) {
      dispatch(api.util.invalidateTags(['Offer']));
      return null;
    }
    if (status === 413) return t('scan.tooLarge');
    if (status === 0 || status >= 500) return t('scan.unreachable');
    return translateMessage(toApiError(status, text, '').serverMessage);
  };
}
