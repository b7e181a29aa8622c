import { FilePen, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#contract/billing/payouts/payout-account.ts';
import { formatAmount, lazyPart } from '#shared/lib/index.ts';
import { Button, Callout, LinkButton, Stack } from '#shared/ui/index.ts';
import { hindranceOf } from '../model/hindrance.ts';

const WithdrawDialog = lazyPart(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);

interface WithdrawButtonProps {
  readonly account: PayoutAccount;
}

/** The screen's main action, or the step required before it. */
export function WithdrawButton({ account }: WithdrawButtonProps) {
  const { t, i18n } = useTranslation('earnings');
  const [isOpen, setOpen] = useState(false);
  const hindrance = hindranceOf(account);
  const amount = formatAmount(account.minimumWithdrawal, i18n.language);
  return (
    <Stack $gap={3}>
      {hindrance === 'noTaxForm' && (
        <LinkButton to="/earnings/tax" variant="primary" icon={<FilePen aria-hidden />}>
          {t('tax.sign')}
        </LinkButton>
      )}
      {/* No button without anything to withdraw. */}
      {hindrance !== 'tooLittle' && hindrance !== 'noTaxForm' && (
        <Button
          variant="primary"
          icon={<Landmark aria-hidden />}
          disabled={hindrance !== null}
          onClick={() => setOpen(true)}
        >
          {t('withdraw.open')}
        </Button>
      )}
      {hindrance && <Callout>{t(`withdraw.hindrance.${hindrance}`, { amount })}</Callout>}
      {isOpen && <WithdrawDialog account={account} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
