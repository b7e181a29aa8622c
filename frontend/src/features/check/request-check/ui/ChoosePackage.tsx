import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BackgroundCheck } from '#contract/checks/background-check.ts';
import {
  BACKGROUND_PACKAGES,
  type BackgroundPackage,
} from '#contract/billing/vocabulary/background-packages.ts';
import { BACKGROUND_PACKAGE_INFO } from '#contract/checks/background-package-info.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Callout, RadioGroup, Stack } from '#shared/ui/index.ts';

import type { CheckActions } from '../model/use-check-actions.ts';

interface ChoosePackageProps {
  /** One that waits for its payment, or none. */
  readonly check: BackgroundCheck | null;
  readonly isEnded: boolean;
  readonly actions: CheckActions;
}

/** Three packages with what they contain; the candidate is asked when the chosen one is paid (rules.md#check-packages). */
export function ChoosePackage({ check, isEnded, actions }: ChoosePackageProps) {
  const { t, i18n } = useTranslation(['checks', 'background-check']);
  const [chosen, setChosen] = useState<BackgroundPackage>(check?.packageType ?? 'standard');
  const price = (packageType: BackgroundPackage): string =>
    formatAmount(BACKGROUND_PACKAGE_INFO[packageType].price, i18n.language);
  if (isEnded) return <Callout>{t('request.ended')}</Callout>;
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
        options={BACKGROUND_PACKAGES.map((name) => ({
          value: name,
          label: `${t(`background-check:package.${name}`)} · ${price(name)}`,
          description: BACKGROUND_PACKAGE_INFO[name].includes.map(translateMessage).join(' · '),
        }))}
      />
      <Callout>{t('request.what')}</Callout>
      <Buttons>
        <Button
          variant="primary"
          icon={<CreditCard aria-hidden />}
          loadingText={t('request.working')}
          onClick={() => actions.request(chosen)}
        >
          {t('request.action', { price: price(chosen) })}
        </Button>
        {check && <Button onClick={actions.cancel}>{t('cancel.unpaid')}</Button>}
      </Buttons>
    </Stack>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
