import { RefreshCw, Star, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ReferenceCheck } from '#contract/checks/references/reference-check.ts';
import { COMMENTED, RATED } from '#contract/checks/vocabulary/references/reference-questions.ts';
import { ReferenceCard } from '#entities/reference/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Badge, Button, Inline, VisuallyHidden } from '#shared/ui/index.ts';
import { averageRating } from '../model/average-rating.ts';
import { useRenewReferenceLinkMutation, useRevokeReferenceMutation } from '../api/ask-reference-api.ts';

interface ReferenceDetailsProps {
  readonly reference: ReferenceCheck;
  readonly referralId: string;
}

/** One reference: its answers or, before them, its actions. Only its giver gets the link (rules.md#references). */
export function ReferenceDetails({ reference, referralId }: ReferenceDetailsProps) {
  const average = averageRating(reference);
  return (
    <ReferenceCard reference={reference} badge={average !== null && <Average stars={average} />}>
      {reference.status === 'submitted' ? (
        <Said reference={reference} />
      ) : (
        <Waiting reference={reference} referralId={referralId} />
      )}
    </ReferenceCard>
  );
}

/** The average rating as text and a number, never a rank (rules.md#no-scores). */
function Average({ stars }: { readonly stars: number }) {
  const { t } = useTranslation('checks');
  return (
    <Badge $tone="neutral">
      <Star aria-hidden />
      <span aria-hidden>{stars.toFixed(1)}</span>
      <VisuallyHidden>{t('reference.average', { stars: stars.toFixed(1) })}</VisuallyHidden>
    </Badge>
  );
}

function Said({ reference }: { readonly reference: ReferenceCheck }) {
  const { t } = useTranslation(['checks', 'reference-check']);
  const { ratings, wouldRehire, comments, responderName, responderTitle, responderCompany } = reference;
  const by = [responderName, responderTitle, responderCompany].filter(Boolean).join(', ');
  return (
    <Words>
      {ratings &&
        RATED.map((question) => (
          <div key={question}>
            <dt>{t(`reference-check:question.${question}`)}</dt>
            <dd>{t('reference.ofFive', { stars: ratings[question] })}</dd>
          </div>
        ))}
      <div>
        <dt>{t('reference.wouldRehire')}</dt>
        <dd>{t(wouldRehire ? 'reference.yes' : 'reference.no')}</dd>
      </div>
      {comments &&
        COMMENTED.filter((question) => comments[question]).map((question) => (
          <Comment key={question}>
            <dt>{t(`reference-check:question.${question}`)}</dt>
            <dd>{comments[question]}</dd>
          </Comment>
        ))}
      <Comment>
        <dt>{t('reference.by')}</dt>
        <dd>
          {by}
          {reference.offeredByWorker && ` · ${t('reference.offered')}`}
        </dd>
      </Comment>
    </Words>
  );
}

function Waiting({ reference, referralId }: ReferenceDetailsProps) {
  const { t } = useTranslation('checks');
  const [renewLink] = useRenewReferenceLinkMutation();
  const [revoke] = useRevokeReferenceMutation();
  const one = { referralId, id: reference.id };
  const act = async (call: Promise<{ error?: unknown }>, done: string): Promise<void> => {
    const { error } = await call;
    if (error) showFailure(error, t('failed'), t('tryAgain'));
    else showToast({ title: done, variant: 'success' });
  };
  return (
    <Buttons>
      <Inline $gap={2}>
        {reference.actions.includes('renew_link') && (
          <Button
            size="sm"
            icon={<RefreshCw aria-hidden />}
            onClick={() => act(renewLink(one), t('reference.renewed'))}
          >
            {t('reference.renew')}
          </Button>
        )}
        {reference.actions.includes('revoke') && (
          <Button
            size="sm"
            variant="ghost"
            icon={<X aria-hidden />}
            onClick={() => act(revoke(one), t('reference.revoked'))}
          >
            {t('reference.revoke')}
          </Button>
        )}
      </Inline>
    </Buttons>
  );
}

const Words = styled.dl`
  display: grid;
  gap: 6px;
  margin-top: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

const Comment = styled.div`
  && {
    display: block;
  }
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  && dd {
    font-weight: 400;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Buttons = styled.div`
  margin-top: var(--space-3);
`;
