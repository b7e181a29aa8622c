import { Star } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { STARS } from '#contract/hiring/vocabulary/rating-side.ts';
import { Stars } from '#entities/rating/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Button, Stack } from '#shared/ui/index.ts';
import { useRateParty } from '../model/use-rate-party.ts';

/** Loads on demand, because the form includes a validator. */
const loadDialog = async () => (await import('./RateDialog.tsx')).RateDialog;
const RateDialog = lazyCode(loadDialog);

interface RatePartyProps {
  readonly referral: { readonly id: string; readonly canRate: boolean; readonly myRating: number | null };
  /** The rated party: a company or a person's first name. */
  readonly name: string;
}

/** Takes a rating after the work is done, or shows the given one (rules.md#rated-once). */
export function RateParty({ referral, name }: RatePartyProps) {
  const { t } = useTranslation('rating');
  const { id, canRate, myRating } = referral;
  if (myRating !== null) {
    return (
      <Given>
        {t('rate.mine', { name })} <Stars count={myRating} />
      </Given>
    );
  }
  return canRate ? <Question referralId={id} name={name} /> : null;
}

function Question({ referralId, name }: { readonly referralId: string; readonly name: string }) {
  const { t } = useTranslation('rating');
  const question = useId();
  const [hasWords, setHasWords] = useState(false);
  const { rate, isRating } = useRateParty(referralId, name);
  return (
    <Stack role="group" aria-labelledby={question} $gap={1} $align="start">
      <b id={question}>{t('rate.question', { name })}</b>
      <Row>
        {STARS.map((count) => (
          <StarButton
            key={count}
            type="button"
            disabled={isRating}
            aria-label={t('rate.give', { count, name })}
            onClick={() => void rate({ rating: count })}
          >
            <Star size={28} strokeWidth={1.75} aria-hidden />
          </StarButton>
        ))}
      </Row>
      <Given>{t('rate.help')}</Given>
      <Button
        variant="ghost"
        size="sm"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setHasWords(true)}
      >
        {t('rate.withWords')}
      </Button>
      {hasWords && (
        <Suspense fallback={null}>
          <RateDialog referralId={referralId} name={name} onClose={() => setHasWords(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

const Given = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Row = styled.div`
  display: flex;
  margin-left: -8px;
`;

/** Pointing at a star fills it and the stars before it. */
const StarButton = styled.button`
  display: grid;
  place-items: center;
  width: 46px;
  height: 46px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--accent);
  cursor: pointer;
  &:disabled {
    cursor: progress;
    opacity: 0.5;
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  @media (hover: hover) {
    ${Row}:hover:not(:has(:disabled)) & svg {
      fill: currentColor;
    }
    ${Row} &:hover ~ & svg {
      fill: none;
    }
  }
`;
