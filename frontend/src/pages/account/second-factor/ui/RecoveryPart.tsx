import { useTranslation } from 'react-i18next';
import { useRenewRecoveryCodesMutation } from '#features/account/prove-identity/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import { Button, Callout, Stack } from '#shared/ui/index.ts';

interface RecoveryPartProps {
  readonly left: number;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Warns if this many codes or fewer are left. */
const FEW = 3;

/** The number of remaining recovery codes, and a button for new ones. */
export function RecoveryPart({ left, onCodes }: RecoveryPartProps) {
  const { t } = useTranslation('second-factor');
  const [renew] = useRenewRecoveryCodesMutation();
  const makeNew = async (): Promise<void> => {
    const { data, error } = await renew(undefined);
    if (data) onCodes(data.codes);
    else showFailure(error, t('on.renewFailed'), t('tryAgain'));
  };
  return (
    <Stack $gap={4} $align="start">
      <h2>{t('on.codes')}</h2>
      {left <= FEW && <Callout tone="warning">{t('on.few')}</Callout>}
      <p>{t('on.left', { count: left })}</p>
      <Button onClick={makeNew}>{t('on.renew')}</Button>
    </Stack>
  );
}
