import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { useBenefitsWords } from '#entities/offer/index.ts';
import { ChargeLines } from '#entities/payment/index.ts';
import { useProductWords } from '#shared/lib/index.ts';
import { Amount, DateText, Fact, Facts, Stack } from '#shared/ui/index.ts';

export function DetailsTab({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation(['offer', 'payment']);
  const words = useProductWords();
  const benefits = useBenefitsWords();
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
      {letter.payment && letter.payment.lines.length > 0 && (
        <Stack $gap={3}>
          <h3>{t('manage.charged')}</h3>
          <ChargeLines lines={letter.payment.lines} total={letter.payment.amount} />
        </Stack>
      )}
    </Stack>
  );
}

function Pay({ letter }: { readonly letter: OfferLetter }) {
  const { t } = useTranslation('offer');
  const words = useProductWords();
  const isFigure = Number.isFinite(Number(letter.payRate));
  return (
    <>
      {isFigure ? <Amount value={letter.payRate} /> : words.pay(letter.payRate)} ·{' '}
      {t(`payType.${letter.payType}`)}
    </>
  );
}
