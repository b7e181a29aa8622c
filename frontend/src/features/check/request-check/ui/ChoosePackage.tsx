import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BackgroundCheck, BackgroundCheckState } from '#contract/checks/order/background-check.ts';
import {
  BACKGROUND_PACKAGES,
  type BackgroundPackage,
} from '#contract/billing/vocabulary/charging/background-packages.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { ChargeNotice, useCardChoice } from '#entities/payment/index.ts';
import { LocalRules } from '#entities/check/index.ts';
import { BACKGROUND_PACKAGE_INFO } from '#contract/checks/order/background-package-info.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Callout, CheckboxField, RadioGroup, Stack } from '#shared/ui/index.ts';
import type { CheckActions } from '../model/use-check-actions.ts';
import { NotOrderable } from './NotOrderable.tsx';

interface ChoosePackageProps {
  /** A check that awaits payment, or null. */
  readonly check: BackgroundCheck | null;
  readonly referral: Pick<Referral, 'workerName' | 'job'>;
  readonly state: Pick<BackgroundCheckState, 'actions' | 'requestRefusal' | 'mustConfirmOffer'>;
  readonly actions: CheckActions;
}

/** Lists three packages and their contents. We ask the candidate once one is paid (rules.md#check-packages). */
export function ChoosePackage({ check, referral, state, actions }: ChoosePackageProps) {
  const { t, i18n } = useTranslation(['checks', 'background-check']);
  const [chosen, setChosen] = useState<BackgroundPackage>(check?.packageType ?? 'standard');
  const price = (packageType: BackgroundPackage): string =>
    formatAmount(BACKGROUND_PACKAGE_INFO[packageType].price, i18n.language);
  const choice = useCardChoice();
  // One that waits for its payment takes a card in the dialog: the saved one was not charged for it.
  const due = check ? '0' : BACKGROUND_PACKAGE_INFO[chosen].price;
  const isCharged = choice.isCharged && !check;
  const [hasOffered, setOffered] = useState(false);
  const [isTried, setTried] = useState(false);
  const { location } = referral.job;
  const { actions: allowed, mustConfirmOffer } = state;
  const isMissing = mustConfirmOffer && !hasOffered;
  const request = async (): Promise<void> => {
    setTried(true);
    if (!isMissing) await actions.request(chosen, choice.isOther || check !== null);
  };
  const cancel = allowed.includes('cancel') ? actions.cancel : null;
  if (!allowed.includes('request')) {
    return <NotOrderable kind="background_check" refusal={state.requestRefusal} onCancel={cancel} />;
  }
  const packages = BACKGROUND_PACKAGES.filter(
    (name) => allowed.includes('choose_package') || name === chosen,
  );
  return (
    <Stack $gap={5}>
      {check && (
        <Callout tone="warning" title={t('request.openTitle')}>
          {t('request.openText')}
        </Callout>
      )}
      <RadioGroup
        label={t('request.package')}
        name="packageType"
        value={chosen}
        onChange={(value) => setChosen(BACKGROUND_PACKAGES.find((name) => name === value) ?? 'standard')}
        options={packages.map((name) => ({
          value: name,
          label: `${t(`background-check:package.${name}`)} · ${price(name)}`,
          description: BACKGROUND_PACKAGE_INFO[name].includes.map(translateMessage).join(' · '),
        }))}
      />
      <LocalRules location={location} forEmployer />
      {mustConfirmOffer && (
        <CheckboxField
          name="offered"
          label={t('request.offered', { name: referral.workerName })}
          checked={hasOffered}
          onChange={({ target }) => setOffered(target.checked)}
          error={isTried && isMissing ? t('request.offeredMissing') : undefined}
        />
      )}
      <Callout>{t('request.what')}</Callout>
      <ChargeNotice amount={due} choice={choice} />
      <Buttons>
        <Button
          variant="primary"
          icon={<CreditCard aria-hidden />}
          loadingText={t('request.working')}
          onClick={request}
        >
          {isCharged
            ? t('request.pay', { amount: formatAmount(due, i18n.language, 'always') })
            : t('request.action', { price: price(chosen) })}
        </Button>
        {cancel && <Button onClick={cancel}>{t('cancel.unpaid')}</Button>}
      </Buttons>
    </Stack>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
