import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { I9ReviewState } from '#contract/eligibility/review/i9-review.ts';
import { useI9ReviewQuery } from '#entities/i9/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';

/** The result of the review that the employer paid for; empty if none was ordered (rules.md#i9-review). */
export function ReviewCard({ referralId }: { readonly referralId: string }) {
  const { data } = useI9ReviewQuery(referralId);
  return data?.review ? <Review review={data.review} /> : null;
}

function Review({ review }: { readonly review: NonNullable<I9ReviewState['review']> }) {
  const { t } = useTranslation('i9-review');
  const language = useLanguage();
  const { status, findings, note, dueOn, endedAt } = review;
  const day = (at: string | null): string => (at === null ? '' : formatDate(at, language, 'date'));
  const title = t('card.title');
  if (status === 'waiting') {
    const words = dueOn === null ? t('card.waitingUndated') : t('card.waiting', { day: day(dueOn) });
    return (
      <Callout tone="info" title={title}>
        {words}
      </Callout>
    );
  }
  if (status !== 'done') return <Callout title={title}>{t(`card.${status}`)}</Callout>;
  return (
    <Callout tone={findings.length === 0 ? 'success' : 'warning'} title={title}>
      <Stack $gap={2}>
        <p>{t(findings.length === 0 ? 'card.complete' : 'card.missing', { day: day(endedAt) })}</p>
        {findings.length > 0 && (
          <Findings>
            {findings.map((finding) => (
              <li key={finding}>{t(`finding.${finding}`)}</li>
            ))}
          </Findings>
        )}
        {note && <p>{note}</p>}
      </Stack>
    </Callout>
  );
}

const Findings = styled.ul`
  margin: 0;
  padding-inline-start: var(--space-5);
`;
