import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { useBenefitsLabel } from '#entities/offer/index.ts';
import { ChargeLines } from '#entities/payment/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { Amount, DateText, Fact, Facts, Stack } from '#shared/ui/index.ts';

export function DetailsTab({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation(['offer', 'payment']);
  const words = useProductLabels();
  const benefits = useBenefitsLabel();
  const addOns = letter.addOns.map((addOn) => t(`payment:line.${addOn}`)).join(', ');
  return (
    <Stack $gap={5}>
      <Facts>
        <Fact name={t('manage.position')}>
          {letter.jobTitle}, {letter.company}
        </Fact>
        <Fact name={t('manage.pay')}>
          <Pay letter={letter} />
        </Fact>
        <Fact name={t('manage.start')}>
          {letter.startDate ? <DateText value={letter.startDate} /> : t('manage.startOpen')}
        </Fact>
        <Fact name={t('manage.place')}>{letter.workLocation}</Fact>
        <Fact name={t('manage.schedule')}>{letter.schedule && words.schedule(letter.schedule)}</Fact>
        <Fact name={t('manage.benefits')}>{benefits(letter.benefits)}</Fact>
        <Fact name={t('manage.conditions')}>{letter.conditions}</Fact>
        <Fact name={t('manage.customTerms')}>{letter.customTerms}</Fact>
        <Fact name={t('manage.signatory')}>
          {[letter.signatoryName, letter.signatoryTitle].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={t('manage.addOns')}>{addOns}</Fact>
      </Facts>
      <Cost letter={letter} />
    </Stack>
  );
}

/** Every payment of the letter or, if unpaid, the amount due. */
function Cost({ letter: { payment, payments } }: { readonly letter: OfferLetter }) {
  const { t, i18n } = useTranslation('offer');
  const [first, ...more] = payments;
  const due = payment && payment.lines.length > 0 ? payment : null;
  if (!first && !due) return null;
  if (!first && due) {
    return (
      <Stack $gap={3}>
        <h3>{t('manage.due')}</h3>
        <ChargeLines lines={due.lines} total={due.amount} />
      </Stack>
    );
  }
  const paid = payments.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  return (
    <Stack $gap={4}>
      <h3>{t('manage.charged')}</h3>
      {payments.map(({ lines, amount, paidAt }) => (
        <Stack key={paidAt} $gap={2}>
          {more.length > 0 && paidAt && (
            <p>
              <DateText value={paidAt} style="dateTime" />
            </p>
          )}
          <ChargeLines lines={lines} total={amount} />
        </Stack>
      ))}
      {more.length > 0 && (
        <strong>
          {t('manage.paidInAll', { amount: formatAmount(paid / 100, i18n.language, 'always') })}
        </strong>
      )}
    </Stack>
  );
}

function Pay({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offer');
  const words = useProductLabels();
  const isFigure = Number.isFinite(Number(letter.payRate));
  return (
    <>
      {isFigure ? <Amount value={letter.payRate} /> : words.pay(letter.payRate)} ·{' '}
      {t(`payType.${letter.payType}`)}
    </>
  );
}
