import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferSigning } from '#contract/offers/sign-offer.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, ConfirmDialog, DateText } from '#shared/ui/index.ts';
import { useWithdrawConsentMutation } from '../model/sign-calls.ts';

const PaperCopyDialog = lazy(async () => ({
  default: (await import('./PaperCopyDialog.tsx')).PaperCopyDialog,
}));

export interface PaperRightsProps {
  readonly token: string;
  readonly company: string;
  readonly isSigned: boolean;
  readonly isAddendum: boolean;
  readonly requests: OfferSigning['requests'];
}

/** A copy on paper, and taking the consent back: rights that stay after the signature (rules.md#paper-and-withdrawal). */
export function PaperRightsButtons(props: PaperRightsProps) {
  const { token, company, isSigned, isAddendum, requests } = props;
  const { t } = useTranslation(['sign-offer', 'addendum']);
  const own = isAddendum ? 'addendum:' : '';
  const [open, setOpen] = useState<'paper' | 'withdraw' | null>(null);
  const [withdrawConsent] = useWithdrawConsentMutation();
  const close = (): void => setOpen(null);
  const withdraw = async (): Promise<void> => {
    const { error } = await withdrawConsent(token);
    if (error) {
      showFailure(error, t('rights.failed'), t('toast.tryAgain'));
      throw new Error('It was refused');
    }
    showToast({
      title: t('rights.withdrawn'),
      description: t('rights.told', { company }),
      variant: 'success',
    });
  };
  const asked = (kind: (typeof requests)[number]['kind']) =>
    requests.find((request) => request.kind === kind);
  const [paper, withdrawn] = [asked('paper_copy'), asked('consent_withdrawn')];
  return (
    <Rights aria-label={t('rights.title')}>
      {paper ? (
        <p>
          {t('rights.paperAsked', { company })} <DateText value={paper.requestedAt} style="dateTime" />
          {paper.doneAt && (
            <>
              {' · '}
              {t('rights.paperMailed')} <DateText value={paper.doneAt} />
            </>
          )}
        </p>
      ) : (
        <Button variant="ghost" onClick={() => setOpen('paper')}>
          {t('rights.paper')}
        </Button>
      )}
      {withdrawn ? (
        <p>
          {t('rights.withdrawnOn')} <DateText value={withdrawn.requestedAt} style="dateTime" />
        </p>
      ) : (
        <Button variant="ghost" onClick={() => setOpen('withdraw')}>
          {t('rights.withdraw')}
        </Button>
      )}
      {open === 'paper' && (
        <Suspense fallback={null}>
          <PaperCopyDialog token={token} company={company} isAddendum={isAddendum} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={open === 'withdraw'}
        onOpenChange={close}
        title={t('rights.withdrawTitle')}
        description={t(`${own}rights.${isSigned ? 'withdrawSigned' : 'withdrawText'}`, { company })}
        confirmLabel={t('rights.withdraw')}
        danger
        onConfirm={withdraw}
      />
    </Rights>
  );
}

const Rights = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  color: var(--text-muted);
  font-size: var(--size-14);
`;
