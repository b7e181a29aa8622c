import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#contract/billing/payouts/payout-account.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import { Button, Card, Inline, Stack, StatusBadge, type Tone } from '#shared/ui/index.ts';
import { useSetUpBankMutation } from '../api/earnings-api.ts';

const TestBankDialog = lazyPart(async () => (await import('./TestBankDialog.tsx')).TestBankDialog);

const TONES: Readonly<Record<PayoutAccount['status'], Tone>> = {
  none: 'neutral',
  onboarding: 'warning',
  verifying: 'info',
  active: 'success',
  restricted: 'danger',
  closed: 'danger',
};

/** An account that the provider verifies, or that is closed, has nothing to set up. */
const LABELS = {
  none: 'bank.action.none',
  onboarding: 'bank.action.onboarding',
  verifying: null,
  active: 'bank.action.active',
  restricted: 'bank.action.restricted',
  closed: null,
} as const satisfies Readonly<Record<PayoutAccount['status'], string | null>>;

/** Some of the provider's pages have no link back, so the browser's Back button refreshes the account too. */
function leaveFor(url: string): void {
  window.history.replaceState(window.history.state, '', '/earnings?bank=back');
  window.location.assign(url);
}

interface BankCardProps {
  readonly account: PayoutAccount;
}

/** The bank account for withdrawals, its status, and a list of what is missing. */
export function BankCard({ account: { status, actions, requirements, bank } }: BankCardProps) {
  const { t } = useTranslation('earnings');
  const label = LABELS[status];
  const [isOpen, setOpen] = useState(false);
  const [setUp] = useSetUpBankMutation();
  const begin = async (): Promise<void> => {
    const { data, error } = await setUp(undefined);
    if (error) showFailure(error, t('bank.failed'));
    else if (data?.url) leaveFor(data.url);
    else setOpen(true);
  };
  return (
    <Card aria-labelledby="bank">
      <Stack $gap={4}>
        <Inline $gap={3}>
          <h2 id="bank">{t('bank.title')}</h2>
          <StatusBadge tone={TONES[status]}>{t(`bank.status.${status}`)}</StatusBadge>
        </Inline>
        {bank && (
          <Inline $gap={2} $nowrap>
            <Building2 size={20} aria-hidden />
            <span>{t('bank.account', { name: bank.name ?? t('bank.unnamed'), last4: bank.last4 })}</span>
          </Inline>
        )}
        <p>{t(`bank.text.${status}`)}</p>
        {requirements.length > 0 && (
          <div>
            <p id="missing">{t('bank.missing')}</p>
            <ul aria-labelledby="missing">
              {requirements.map((one) => (
                <li key={one}>{t(`bank.requirement.${one}`)}</li>
              ))}
            </ul>
          </div>
        )}
        {label && actions.includes('set_up') && (
          <div>
            <Button loadingText={t('bank.opening')} onClick={begin}>
              {t(label)}
            </Button>
          </div>
        )}
      </Stack>
      {isOpen && <TestBankDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
