import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#contract/billing/payouts/payout-account.ts';
import { Card, Inline, LinkButton, Stack, StatusBadge, type Tone } from '#shared/ui/index.ts';
import { hindranceOf } from '../model/hindrance.ts';

const TONES: Readonly<Record<PayoutAccount['taxForm'], Tone>> = {
  not_needed: 'neutral',
  soon: 'warning',
  required: 'danger',
  on_file: 'success',
};

/** Whether a W-9 is required, with a link to it (rules.md#tax-form-first). */
export function TaxCard({ account }: { readonly account: PayoutAccount }) {
  const { t } = useTranslation('earnings');
  const { taxForm } = account;
  // One task has one button: a form that blocks a withdrawal is signed from the top of the screen.
  const isRequested = taxForm === 'soon' || (taxForm === 'required' && hindranceOf(account) !== 'noTaxForm');
  return (
    <Card aria-labelledby="taxes">
      <Stack $gap={4}>
        <Inline $gap={3}>
          <h2 id="taxes">{t('tax.title')}</h2>
          <StatusBadge tone={TONES[taxForm]}>{t(`tax.status.${taxForm}`)}</StatusBadge>
        </Inline>
        <p>{t(`tax.text.${taxForm}`)}</p>
        <div>
          <LinkButton to="/earnings/tax">{t(isRequested ? 'tax.sign' : 'tax.open')}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
