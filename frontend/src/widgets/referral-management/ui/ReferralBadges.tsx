import { ExternalLink } from 'lucide-react';
import type { AnchorHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import { offerDocumentPath, PaperOnlyBadge } from '#entities/offer/index.ts';
import {
  CrewBadge,
  ReferralStatusBadge,
  STATUS_STYLE,
  type Referral,
  isAt,
} from '#entities/referral/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Badge, Inline, VisuallyHidden } from '#shared/ui/index.ts';

/** A referral's status, and its background check, letter, and bonus (rules.md#referral-table). */
export function ReferralBadges({ referral }: { readonly referral: Referral }) {
  const { t } = useTranslation('employer');
  return (
    <Inline $gap={1}>
      <OwnStatus referral={referral} />
      <CrewBadge referral={referral} />
      {referral.backgroundCheckStatus === 'clear' && (
        <Short tone="success" word={t('badge.bgClear')} meaning={t('badge.bgClearLong')} />
      )}
      {referral.backgroundCheckStatus === 'concerns' && (
        <Short tone="warning" word={t('badge.bgReview')} meaning={t('badge.bgReviewLong')} />
      )}
      {referral.expiredCheckLinks.map((kind) => (
        <Badge key={kind} $tone="warning">
          {t(`badge.linkExpired.${kind}`)}
        </Badge>
      ))}
      <WaitingLetter referral={referral} />
      {referral.offerLetter?.isConsentWithdrawn && <PaperOnlyBadge />}
      {referral.bonusPaidAt && <Badge $tone="success">{t('badge.paid')}</Badge>}
    </Inline>
  );
}

interface ShortProps {
  readonly tone: 'success' | 'warning';
  readonly word: string;
  readonly meaning: string;
}

function Short({ tone, word, meaning }: ShortProps) {
  return (
    <Badge $tone={tone} title={meaning}>
      <span aria-hidden>{word}</span>
      <VisuallyHidden>{meaning}</VisuallyHidden>
    </Badge>
  );
}

/** Once the letter is out the status opens it: a second badge would say the same again. */
function OwnStatus({ referral }: { readonly referral: Referral }) {
  const { t } = useTranslation(['referral', 'employer']);
  const { status, offerLetter, workerName: name } = referral;
  if (!offerLetter || !(isAt(status, 'offer_sent') || isAt(status, 'offer_signed')))
    return <ReferralStatusBadge status={status} />;
  const word = t(`status.${status}`);
  const { tone, icon: Icon } = STATUS_STYLE[status];
  return (
    <BadgeLink
      $tone={tone}
      href={offerDocumentPath(offerLetter.id)}
      target="_blank"
      rel="noopener"
      aria-label={t('employer:badge.openLetter', { word, name })}
    >
      <Icon aria-hidden strokeWidth={2.25} />
      {word}
      <ExternalLink aria-hidden />
    </BadgeLink>
  );
}

/** The employer's next task: pay or send a draft, answer a counteroffer, or pay for a new version. */
function WaitingLetter({ referral: { offerLetter } }: { readonly referral: Referral }) {
  const { t, i18n } = useTranslation('employer');
  if (!offerLetter) return null;
  const { status, due, isCountered } = offerLetter;
  const amount = due === null ? '' : formatAmount(due, i18n.language);
  if (status === 'draft') {
    return <Badge $tone="warning">{due === null ? t('badge.draft') : t('badge.draftDue', { amount })}</Badge>;
  }
  return (
    <>
      {isOut(status) && isCountered && <Badge $tone="warning">{t('badge.countered')}</Badge>}
      {isOut(status) && due !== null && <Badge $tone="warning">{t('badge.changeDue', { amount })}</Badge>}
    </>
  );
}

const BadgeLink = styled(Badge).attrs({ as: 'a' })<AnchorHTMLAttributes<HTMLAnchorElement>>``;
