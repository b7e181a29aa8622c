import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { readOfferPay } from '#contract/offers/vocabulary/terms/offered-pay.ts';
import { ChargeNotice, isSettled, useCardChoice } from '#entities/payment/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { useProductLabels, type ProductLabels } from '#shared/product-labels/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Callout, DateText, Stack } from '#shared/ui/index.ts';
import { useAnswerCounterMutation } from '../api/manage-offer-api.ts';
import { useCounterQuote } from '../model/use-counter-quote.ts';
import type { CollectLetter } from '../model/use-letter-actions.ts';
import { ActionRow } from './Explained.tsx';

interface CounterBoxProps {
  readonly letter: OfferLetter;
  readonly collect: CollectLetter;
  /** Opens the dialog that changes the letter, the only way to add a note to it. */
  readonly onAmend: () => void;
}

/** The candidate's request and the two answers to it (rules.md#counter-proposals). */
export function CounterBox({ letter, collect, onAmend }: CounterBoxProps) {
  const { t, i18n } = useTranslation('amend-offer');
  const words = useProductLabels();
  const [answer] = useAnswerCounterMutation();
  const choice = useCardChoice();
  const cost = useCounterQuote(letter);
  const { id, counter, actions, workerName: name } = letter;
  if (!counter || !actions.includes('decline_counter')) return null;
  const { payRate, startDate, note } = counter;
  const unlikely = unlikelyPay(letter, payRate, words.paid);
  const reply = async (accept: boolean): Promise<void> => {
    const { data, error } = await answer({
      id,
      accept,
      confirmedPay: unlikely !== null,
      // Never charges a saved card without a shown cost.
      otherCard: choice.isOther || cost.isUnknown,
    });
    if (error) return showFailure(error, t('counter.failed'));
    const isPaid = data.payment ? await isSettled(data.payment, collect) : data.pending === null;
    const said = !accept ? 'counter.declined' : isPaid ? 'counter.accepted' : 'wait';
    showToast({ title: t(`${said}Title`), description: t(`${said}Text`, { name }), variant: 'success' });
  };
  const said = (pay: string): string => {
    const read = readOfferPay(pay, { chosen: null, otherwise: letter.payType });
    return read.kind === 'read'
      ? words.paid(read.reading.amountCents / 100, read.reading.period)
      : words.pay(pay);
  };
  const { due, refund } = cost;
  const money = (amount: string): string => formatAmount(amount, i18n.language, 'always');
  const isDue = Number(due) > 0;
  const accepting =
    isDue && choice.isCharged
      ? t('counter.acceptAndPay', { amount: money(due) })
      : unlikely === null
        ? t('counter.accept')
        : t('counter.acceptUnlikely', { pay: unlikely });
  return (
    <Callout tone="warning" title={t('counter.title', { name })}>
      <Stack $gap={2}>
        {payRate !== null && (
          <div>
            <p>{t('counter.pay', { value: said(payRate), now: said(letter.payRate) })}</p>
            {hasWords(payRate) && <Aside>{t('counter.written', { text: payRate })}</Aside>}
          </div>
        )}
        {startDate && (
          <p>
            {t('counter.start')}: <DateText value={startDate} />
          </p>
        )}
        {note && (
          <div>
            <Note>{note}</Note>
            <Aside>{t('counter.noteStays')}</Aside>
          </div>
        )}
        {unlikely !== null && (
          <div>
            <strong>{t('counter.unlikelyTitle', { pay: unlikely })}</strong>
            <p>{t('counter.unlikelyText')}</p>
          </div>
        )}
        {isDue && !choice.card && <p>{t('counter.due', { amount: money(due) })}</p>}
        {Number(refund) > 0 && <p>{t('counter.refund', { amount: money(refund) })}</p>}
        <ChargeNotice amount={due} choice={choice} />
        <ActionRow>
          {actions.includes('accept_counter') ? (
            <Button variant="primary" disabled={cost.isLoading} onClick={() => reply(true)}>
              {accepting}
            </Button>
          ) : (
            <Button variant="primary" onClick={onAmend}>
              {t('action')}
            </Button>
          )}
          <Button onClick={() => reply(false)}>{t('counter.decline')}</Button>
        </ActionRow>
      </Stack>
    </Callout>
  );
}

/** Whether the text contains more than the amount and period shown above. */
function hasWords(payRate: string): boolean {
  return !/^\$?[\d.,]+(?: ?\/ ?\p{L}+)?$/u.test(payRate.trim());
}

/** The pay if it is unlikely. The employer confirms it by accepting (rules.md#unlikely-pay). */
function unlikelyPay(
  { payType }: OfferLetter,
  payRate: string | null,
  paid: ProductLabels['paid'],
): string | null {
  const pay = payRate === null ? null : readOfferPay(payRate, { chosen: null, otherwise: payType });
  if (pay?.kind !== 'read' || !pay.isUnlikely) return null;
  return paid(pay.reading.amountCents / 100, pay.reading.period);
}

const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Aside = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
