import { CircleX, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { mayBecome, type Referral, type ReferralStatus } from '#entities/referral/index.ts';
import { canBeOffered } from '#features/offer/create-offer/index.ts';
import {
  BulkContactDialog,
  BulkRejectDialog,
  useBulkChange,
} from '#features/referral/change-referral-status/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import { Button, Callout, Inline } from '#shared/ui/index.ts';
import type { OfferHindrance } from '../model/offer-hindrance.ts';
import { named, type Refusal } from '../model/refusal.ts';
import { MakeOffers } from './MakeOffers.tsx';
import { Refusals } from './Refusals.tsx';

/** The most referrals per call. */
const MOST = 100;

interface BulkBarProps {
  readonly shown: readonly Referral[];
  readonly selected: readonly Referral[];
  readonly userId: string;
  readonly onSelect: (ids: readonly string[]) => void;
}

/** Actions for several referrals together: contact them, make them offers, or reject them with a reason. */
export function BulkBar({ shown, selected, userId, onSelect }: BulkBarProps) {
  const { t } = useTranslation('referral-management');
  const { change } = useBulkChange(userId);
  const [busy, setBusy] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const [isContacting, setContacting] = useState(false);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [hindered, setHindered] = useState<Hindered | null>(null);
  const able = (status: ReferralStatus): readonly Referral[] =>
    selected.filter((referral) => mayBecome(referral, status)).slice(0, MOST);
  const contactable = able('contacted');
  const rejectable = able('rejected');
  const offerable = selected.filter(canBeOffered);

  const run = async (
    referrals: readonly Referral[],
    input: Parameters<typeof change>[1],
  ): Promise<boolean> => {
    setBusy(true);
    const refusals = await change(
      referrals.map(({ id }) => id),
      input,
    );
    setBusy(false);
    if (refusals === null) return false;
    setRefused(named(refusals, referrals));
    onSelect([]);
    return true;
  };
  const all = shown.slice(0, MOST).map(({ id }) => id);
  return (
    <Bar aria-label={t('bulk.label')} role="group" data-screen-only $isInUse={selected.length > 0}>
      <Inline $gap={3} $justify="space-between">
        <Inline $gap={2}>
          <Button size="sm" onClick={() => onSelect(selected.length === all.length ? [] : all)}>
            {selected.length === all.length ? t('bulk.none') : t('bulk.all', { count: all.length })}
          </Button>
          <span role="status">{t('bulk.chosen', { count: selected.length })}</span>
        </Inline>
        <Actions $gap={2} $isEmpty={selected.length === 0}>
          <Button
            size="sm"
            variant="primary"
            icon={<Phone aria-hidden />}
            disabled={contactable.length === 0 || busy}
            onClick={() => setContacting(true)}
          >
            {t('bulk.contact', { count: contactable.length })}
          </Button>
          <MakeOffers
            referrals={offerable}
            isBusy={busy}
            onHindered={(why) => setHindered(why && { why, selected: idsOf(offerable) })}
          />
          <Button
            size="sm"
            variant="danger"
            icon={<CircleX aria-hidden />}
            disabled={rejectable.length === 0 || busy}
            onClick={() => setRejecting(true)}
          >
            {t('bulk.reject', { count: rejectable.length })}
          </Button>
        </Actions>
      </Inline>
      {hindered?.selected === idsOf(offerable) && <Hindrance why={hindered.why} />}
      <Refusals refused={refused} onClose={() => setRefused([])} />
      {isContacting && (
        <BulkContactDialog
          referrals={contactable}
          onClose={() => setContacting(false)}
          onConfirm={(chosen, message) => run(chosen, { status: 'contacted', message })}
        />
      )}
      {isRejecting && (
        <BulkRejectDialog
          count={rejectable.length}
          onClose={() => setRejecting(false)}
          onConfirm={(input) => run(rejectable, { status: 'rejected', ...input })}
        />
      )}
    </Bar>
  );
}

/** Why the form cannot open, shown while the same people are selected. */
interface Hindered {
  readonly why: OfferHindrance;
  readonly selected: string;
}

function idsOf(referrals: readonly Referral[]): string {
  return referrals.map(({ id }) => id).join(' ');
}

function Hindrance({ why }: { readonly why: OfferHindrance }) {
  const { t, i18n } = useTranslation('referral-management');
  const text =
    why.kind === 'jobs'
      ? t('bulk.offerJobsText', { jobs: new Intl.ListFormat(i18n.language).format(why.titles) })
      : t('bulk.offerManyText', { count: why.count });
  return (
    <div role="alert">
      <Callout tone="warning" title={t(why.kind === 'jobs' ? 'bulk.offerJobs' : 'bulk.offerMany')}>
        {text}
      </Callout>
    </div>
  );
}

/** On a phone, the buttons take no room before someone is selected. */
const Actions = styled(Inline)<{ readonly $isEmpty: boolean }>`
  ${onPhone} {
    ${({ $isEmpty }) => $isEmpty && 'display: none;'}
  }
`;

/** Follows the list while someone is selected, so that the actions are in reach of the last row. */
const Bar = styled.div<{ readonly $isInUse: boolean }>`
  ${({ $isInUse }) =>
    $isInUse &&
    `@media (min-height: 600px) {
      position: sticky;
      top: calc(var(--header-height) + var(--space-2));
      z-index: 5;
      box-shadow: var(--shadow);
    }`}
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
