import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Referral } from '#entities/referral/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { Card, DateText, Stack } from '#shared/ui/index.ts';
import {
  Disposition,
  ReferralBadges,
  ReferredBy,
  WorkerCell,
  type ReferralManagement,
} from '#widgets/referral-management/index.ts';

interface ReferralCardProps {
  readonly referral: Referral;
  readonly management: ReferralManagement;
}

/** The worker's name, phone, notes, and status, and the available actions (rules.md#job-referrals). */
export function ReferralCard({ referral, management }: ReferralCardProps) {
  const { t } = useTranslation('referral-management');
  const words = useProductLabels();
  const { notes, createdAt } = referral;
  return (
    <Card as="li">
      <Stack $gap={3} $align="start">
        <WorkerCell referral={referral} management={management} />
        <ReferralBadges referral={referral} />
        <Small>
          <ReferredBy referral={referral} /> · <DateText value={createdAt} />
        </Small>
        {notes && (
          <Notes>
            <strong>{t('candidate.notes')}: </strong>
            {words.note(notes)}
          </Notes>
        )}
        <Disposition referral={referral} management={management} />
      </Stack>
    </Card>
  );
}

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Notes = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
