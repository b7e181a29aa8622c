import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { OfferStatusBadge, PaperOnlyBadge } from '#entities/offer/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Callout, DateText, Inline, Stack, Timeline, type TimelineItem } from '#shared/ui/index.ts';
import { LetterRequests } from '../LetterRequests.tsx';
import { letterSteps, letterWaitsFor, type LetterStep } from '../../model/letter-steps.ts';

export function StatusTab({ letter }: { readonly letter: OfferLetter }) {
  const { t, i18n } = useTranslation('offer');
  const steps = letterSteps(letter);
  const waits = letterWaitsFor(letter);
  const items: TimelineItem[] = steps.map(({ step, at }, index) => ({
    key: step,
    state: index === steps.length - 1 ? 'current' : 'done',
    title: t(`manage.${step}`),
    when: <DateText value={at} style={isDay(step, letter) ? 'date' : 'dateTime'} />,
  }));
  if (waits) {
    const end = letter.expiresAt && formatDate(letter.expiresAt, i18n.language, 'date');
    items.push({
      key: 'next',
      state: 'next',
      title: t(`manage.${waits}`, { name: letter.workerName }),
      detail: end ? t('manage.expires', { date: end }) : undefined,
    });
  }
  return (
    <Stack $gap={5}>
      <Inline>
        <OfferStatusBadge status={letter.status} />
        {letter.consentWithdrawnAt && <PaperOnlyBadge />}
        <span>{t(`statusText.${waits === 'waitPay' ? 'unpaid' : letter.status}`)}</span>
      </Inline>
      {letter.signedAs && (
        <Callout tone="warning">
          {t('manage.signedAs', { typed: letter.signedAs, name: letter.workerName })}
        </Callout>
      )}
      <Timeline label={t('manage.statusTab')} items={items} />
      <LetterRequests letter={letter} />
    </Stack>
  );
}

/** A paper signature has only a date. */
function isDay(step: LetterStep, { signatureKind }: OfferLetter): boolean {
  return step === 'signed' && signatureKind === 'paper';
}
