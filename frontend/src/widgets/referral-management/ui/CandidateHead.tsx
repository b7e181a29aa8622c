import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useProfileLabels } from '#entities/candidate/index.ts';
import { STATUS_STYLE, type Referral, isAt } from '#entities/referral/index.ts';
import { RateParty } from '#features/referral/rate-party/index.ts';
import { formatPhone, serverNow } from '#shared/lib/index.ts';
import { Button, Callout, DateText, Fact, Facts, Inline, LinkButton, Stack } from '#shared/ui/index.ts';
import { nextMove, stepFor, type ManagementDialog } from '../model/referral-management.ts';
import { ConfirmationBadge } from './ConfirmationBadge.tsx';
import { ReferralBadges } from './ReferralBadges.tsx';
import { ReferredBy } from './ReferredBy.tsx';

interface CandidateHeadProps {
  readonly referral: Referral;
  readonly onOpen: (dialog: ManagementDialog) => void;
}

/** The referral's status, its next step, and the contact once confirmed (rules.md#masked-contact). */
export function CandidateHead({ referral, onOpen }: CandidateHeadProps) {
  const { t } = useTranslation('referral-management');
  const { job, workerName, workerPhone, workerEmail, verificationStatus, status, createdAt } = referral;
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
      <NextStep referral={referral} onOpen={onOpen} />
      {isConfirmed ? (
        <Inline $gap={2}>
          {workerPhone && (
            <LinkButton to={`tel:${workerPhone}`} icon={<Phone aria-hidden />}>
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
      {isAt(status, 'submitted') && (
        <Callout tone="warning">
          {t(isLate(createdAt) ? 'candidate.contactLate' : 'candidate.contactSoon', { name: workerName })}
        </Callout>
      )}
      <Muted>
        <ReferredBy referral={referral} /> · <DateText value={createdAt} style="dateTime" />
      </Muted>
      <Said referral={referral} />
      {referral.referrer && <RateParty referral={referral} name={referral.referrer.firstName} />}
    </Stack>
  );
}

/** Workers expect a call within a day (rules.md#response-time). */
function isLate(createdAt: string): boolean {
  return serverNow() - Date.parse(createdAt) >= DAY_MS;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The employer's next step, if any; the row's menu has the others. */
function NextStep({ referral, onOpen }: CandidateHeadProps) {
  const { t } = useTranslation('referral');
  const next = nextMove(referral);
  const step = next && stepFor(referral, next);
  if (!next || !step || step === 'set') return null;
  const Icon = STATUS_STYLE[next].icon;
  return (
    <div>
      <Button variant="primary" icon={<Icon aria-hidden />} onClick={() => onOpen(step)}>
        {t(`action.${next}`)}
      </Button>
    </div>
  );
}

/** The referrer's and the worker's statements. */
function Said({
  referral: { relationship, experience, verificationStatus, verifiedAt },
}: {
  readonly referral: Referral;
}) {
  const { t } = useTranslation(['referral-management', 'candidate']);
  const words = useProfileLabels();
  const relation = RELATIONS.find((one) => one === relationship);
  return (
    <Facts>
      {relation && (
        <Fact name={t('candidate.relation')}>
          <Capital>{t(`candidate:relation.${relation}`)}</Capital>
        </Fact>
      )}
      {experience && <Fact name={t('candidate.experience')}>{words.experience(experience)}</Fact>}
      {verificationStatus === 'verified' && verifiedAt && (
        <Fact name={t('candidate.confirmed')}>
          <DateText value={verifiedAt} />
        </Fact>
      )}
    </Facts>
  );
}

const RELATIONS = ['family', 'friend', 'neighbor', 'coworker', 'customer'] as const;

/** Capitalizes a word that is lowercase within sentences elsewhere. */
const Capital = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Muted = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
