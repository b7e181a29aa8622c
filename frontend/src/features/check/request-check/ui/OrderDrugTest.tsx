import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DRUG_TEST_INFO } from '#contract/checks/order/background-package-info.ts';
import type { DrugTest, DrugTestState } from '#contract/checks/drug-test/drug-test.ts';
import { ChargeNotice, useCardChoice } from '#entities/payment/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Callout, Inline, Stack, TextField } from '#shared/ui/index.ts';
import type { DrugTestActions } from '../model/use-drug-test-actions.ts';
import { NotOrderable } from './NotOrderable.tsx';

interface OrderDrugTestProps {
  /** A test that awaits payment, or null. */
  readonly test: DrugTest | null;
  readonly state: Pick<DrugTestState, 'actions' | 'requestRefusal'>;
  readonly actions: DrugTestActions;
}

const MOST_SITE = 120;

/** Shows the test's contents, location, and price. We ask the worker once it is paid (rules.md#drug-tests). */
export function OrderDrugTest({ test, state, actions }: OrderDrugTestProps) {
  const { t, i18n } = useTranslation('drug-test');
  const [site, setSite] = useState(test?.site ?? '');
  const choice = useCardChoice();
  // One that waits for its payment takes a card in the dialog: the saved one was not charged for it.
  const due = test ? '0' : DRUG_TEST_INFO.price;
  const isCharged = choice.isCharged && !test;
  const cancel = state.actions.includes('cancel') ? actions.cancel : null;
  if (!state.actions.includes('request')) {
    return <NotOrderable kind="drug_test" refusal={state.requestRefusal} onCancel={cancel} />;
  }
  const price = formatAmount(DRUG_TEST_INFO.price, i18n.language);
  return (
    <Stack $gap={5}>
      {test && (
        <Callout tone="warning" title={t('request.openTitle')}>
          {t('request.openText')}
        </Callout>
      )}
      <Contents>
        {DRUG_TEST_INFO.includes.map((item) => (
          <li key={item}>{translateMessage(item)}</li>
        ))}
      </Contents>
      <TextField
        optional
        name="site"
        label={t('request.site')}
        help={t('request.siteHelp')}
        value={site}
        onChange={({ target }) => setSite(target.value)}
        maxLength={MOST_SITE}
        disabled={test !== null}
      />
      <Callout>{t('request.what')}</Callout>
      <ChargeNotice amount={due} choice={choice} />
      <Inline $gap={2}>
        <Button
          variant="primary"
          icon={<CreditCard aria-hidden />}
          loadingText={t('request.working')}
          onClick={() => actions.order(site.trim(), choice.isOther || test !== null)}
        >
          {isCharged
            ? t('request.pay', { amount: formatAmount(due, i18n.language, 'always') })
            : t('request.action', { price })}
        </Button>
        {cancel && <Button onClick={cancel}>{t('cancel.unpaid')}</Button>}
      </Inline>
    </Stack>
  );
}

const Contents = styled.ul`
  margin: 0;
  padding-inline-start: var(--space-5);
`;
