import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import {
  useExtendOfferMutation,
  useRecordPaperSignatureMutation,
  useRenewOfferLinkMutation,
} from '../api/manage-offer-api.ts';
import { useSendScan } from './use-send-scan.ts';

/** The employer's actions on an unanswered letter. Each shows a toast. */
export function useOpenLetter({ id, workerName: name }: OfferLetter) {
  const { t, i18n } = useTranslation('amend-offer');
  const [renew] = useRenewOfferLinkMutation();
  const [extend] = useExtendOfferMutation();
  return {
    renewLink: async (): Promise<void> => {
      const { error } = await renew(id);
      if (error) showFailure(error, t('open.linkFailed'));
      else done(t('open.linkDone'), t('open.linkDoneText', { name }));
    },
    extend: async (days: number): Promise<void> => {
      const { data, error } = await extend({ id, days });
      if (error) return showFailure(error, t('open.extendFailed'));
      const date = data.expiresAt ? formatDate(data.expiresAt, i18n.language, 'date') : '';
      done(t('open.extendDone'), t('open.extendDoneText', { name, date }));
    },
    ...usePaperSignature(id, t('open.paperDoneText')),
  };
}

/** Records the paper signature of a letter or addendum (rules.md#paper-signature). `doneText` is the toast's text. */
export function usePaperSignature(id: string, doneText: string) {
  const { t } = useTranslation('amend-offer');
  const [record] = useRecordPaperSignatureMutation();
  const sendScan = useSendScan(id);
  return {
    /** Sends the scan after the signature; a refused scan can be added later. Resolves to the problems by field. */
    recordPaper: async (
      signedAt: string,
      note: string,
      scan: File | null,
    ): Promise<Readonly<Record<string, string>>> => {
      const { error } = await record({ id, signedAt, note });
      if (error) {
        showFailure(error, t('open.paperFailed'));
        const issues = isApiError(error) ? error.issues : [];
        return Object.fromEntries(issues.map(({ path, message }) => [path, translateMessage(message)]));
      }
      const refused = scan && (await sendScan(scan));
      if (refused) showToast({ title: t('scan.notKept'), description: refused, variant: 'destructive' });
      else done(t('open.paperDone'), doneText);
      return {};
    },
  };
}

function done(title: string, description: string): void {
  showToast({ title, description, variant: 'success' });
}
