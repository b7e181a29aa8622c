import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { ChargeLines } from '#entities/payment/index.ts';
import { Callout, Card, Skeleton, Stack } from '#shared/ui/index.ts';
import type { SeveralValues } from '../../model/several/several-values.ts';
import type { SeveralQuote } from '../../model/several/use-several-quote.ts';
import { usePayProblem } from '../../model/use-pay-problem.ts';
import { ConfirmPay } from '../ConfirmPay.tsx';
import { PayRead } from '../PayRead.tsx';

/** The one payment for everyone, one line per kind. */
export function SeveralCost({ quote }: { readonly quote: SeveralQuote }) {
  const { t } = useTranslation(['crew-offer', 'offer']);
  return (
    <Card as="div" aria-live="polite" aria-busy={quote.isFetching}>
      <Stack $gap={3}>
        <h3>{t('cost')}</h3>
        <Figures {...quote} />
        <p>{t('onePayment')}</p>
        <p>{t('offer:create.refund')}</p>
      </Stack>
    </Card>
  );
}

function Figures({ quote, problem: refused, isEmpty }: SeveralQuote) {
  const { t } = useTranslation('crew-offer');
  const { values } = useFormikContext<SeveralValues>();
  const problem = usePayProblem().contradiction(values) ?? refused;
  if (isEmpty) return <p>{t('costEmpty')}</p>;
  if (problem !== null) return <Callout tone="warning">{t('costFailed', { reason: problem })}</Callout>;
  if (!quote) return <Skeleton $height="132px" />;
  // Skips rows with their own pay, because they do not show the shared pay.
  const shared = quote.rows.find(({ referralId, pay }) => pay && !values.own[referralId]?.payRate);
  return (
    <>
      {shared?.pay ? <PayRead pay={shared.pay} /> : <ConfirmShared />}
      <ChargeLines lines={quote.lines} total={quote.total} />
    </>
  );
}

/** Confirms unlikely shared pay. Until then, no one can get a letter, so no row shows a reading. */
function ConfirmShared() {
  const { values, setFieldValue } = useFormikContext<SeveralValues>();
  return (
    <ConfirmPay
      name="confirmedFor"
      values={values}
      onChange={(confirmedFor) => void setFieldValue('confirmedFor', confirmedFor)}
    />
  );
}
