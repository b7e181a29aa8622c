import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Referral } from '#entities/referral/index.ts';
import { RateParty } from '#features/referral/rate-party/index.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { Callout, DateText, Inline, LinkButton, Stack } from '#shared/ui/index.ts';
import { ConfirmationBadge } from './ConfirmationBadge.tsx';
import { ReferralBadges } from './ReferralBadges.tsx';
import { ReferredBy } from './ReferredBy.tsx';

/** Where the referral stands, and how the worker is reached once they have confirmed (rules.md#masked-contact). */
export function CandidateHead({ referral }: { readonly referral: Referral }) {
  const { t } = useTranslation('referral-management');
  const { job, workerPhone, workerEmail, verificationStatus, status, createdAt } = referral;
  const isConfirmed = verificationStatus === 'verified';
  const isDeclined = verificationStatus === 'declined';
  return (
    <Stack $gap={3}>
      <p>
        {job.title} · {job.company}
      </p>
      <Inline $gap={2}>
        <ReferralBadges referral={referral} />
        <ConfirmationBadge referral={referral} />
      </Inline>
      {isConfirmed ? (
        <Inline $gap={2}>
          {workerPhone && (
            <LinkButton to={`tel:${workerPhone}`} variant="primary" icon={<Phone aria-hidden />}>
              {formatPhone(workerPhone)}
            </LinkButton>
          )}
          {workerEmail && (
            <LinkButton to={`mailto:${workerEmail}`} icon={<Mail aria-hidden />}>
              {workerEmail}
            </LinkButton>
          )}
        </Inline>
      ) : (
        <Callout title={t(isDeclined ? 'candidate.declinedTitle' : 'candidate.maskedTitle')}>
          {t(isDeclined ? 'candidate.declinedText' : 'candidate.maskedText', {
            contact: [workerPhone, workerEmail].filter(Boolean).join(' · '),
          })}
        </Callout>
      )}
      {status === 'submitted' && <Callout tone="warning">{t('candidate.contactSoon')}</Callout>}
      <Muted>
        <ReferredBy referral={referral} /> · <DateText value={createdAt} style="dateTime" />
      </Muted>
      {referral.referrer && <RateParty referral={referral} name={referral.referrer.firstName} />}
    </Stack>
  );
}

const Muted = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
