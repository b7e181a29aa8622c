import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Button, DateText } from '#shared/ui/index.ts';

const PaperCopyDialog = lazyCode(async () => (await import('./PaperCopyDialog.tsx')).PaperCopyDialog);
const WithdrawConsentDialog = lazyCode(
  async () => (await import('./WithdrawConsentDialog.tsx')).WithdrawConsentDialog,
);

interface PaperRightsProps {
  readonly token: string;
  readonly company: string;
  readonly actions: OfferSigning['actions'];
  readonly isSigned: boolean;
  readonly isAddendum: boolean;
  /** The masked phone that gets a copied link's code; null for a sent link. */
  readonly codeSentTo: string | null;
  readonly requests: OfferSigning['requests'];
  readonly consentWithdrawnAt: OfferSigning['consentWithdrawnAt'];
}

/** Requests a paper copy or withdraws consent, also after signing (rules.md#paper-and-withdrawal). */
export function PaperRights(props: PaperRightsProps) {
  const { token, company, actions, isSigned, isAddendum, codeSentTo, requests, consentWithdrawnAt } = props;
  const { t } = useTranslation(['sign-offer', 'addendum']);
  const own = isAddendum ? 'addendum:' : '';
  const paper = requests.find(({ kind }) => kind === 'paper_copy');
  const [open, setOpen] = useState<'paper' | 'withdraw' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Rights aria-label={t('rights.title')}>
      {paper && (
        <p>
          {t('rights.paperAsked', { company })} <DateText value={paper.requestedAt} style="dateTime" />
          {paper.doneAt && (
            <>
              {' · '}
              {t('rights.paperMailed')} <DateText value={paper.doneAt} />
            </>
          )}
        </p>
      )}
      {actions.includes('ask_for_paper') && (
        <Button variant="ghost" onClick={() => setOpen('paper')}>
          {t(paper ? 'rights.paperAgain' : 'rights.paper')}
        </Button>
      )}
      {consentWithdrawnAt && (
        <p>
          {t('rights.withdrawnOn')} <DateText value={consentWithdrawnAt} style="dateTime" />
        </p>
      )}
      {actions.includes('withdraw_consent') && (
        <Button variant="ghost" onClick={() => setOpen('withdraw')}>
          {t('rights.withdraw')}
        </Button>
      )}
      {open === 'paper' && (
        <Suspense fallback={null}>
          <PaperCopyDialog
            token={token}
            company={company}
            isAddendum={isAddendum}
            codeSentTo={codeSentTo}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'withdraw' && (
        <Suspense fallback={null}>
          <WithdrawConsentDialog
            token={token}
            company={company}
            text={t(`${own}rights.${isSigned ? 'withdrawSigned' : 'withdrawText'}`, { company })}
            codeSentTo={codeSentTo}
            // An unsigned letter without a mailing address needs one next.
            onDone={() => setOpen(paper || isSigned ? null : 'paper')}
            onClose={() => setOpen((now) => (now === 'withdraw' ? null : now))}
          />
        </Suspense>
      )}
    </Rights>
  );
}

const Rights = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  color: var(--text-muted);
  font-size: var(--size-14);
  /* Aligns the button text with the links. */
  > button {
    margin-left: -20px;
  }
`;
