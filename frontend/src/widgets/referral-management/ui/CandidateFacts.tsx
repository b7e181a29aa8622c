import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  CheckFacts,
  missingFields,
  ReferenceFacts,
  useProfileFacts,
  type CandidateProfile,
} from '#entities/candidate/index.ts';
import type { Referral } from '#entities/referral/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { DateText, Fact, Facts, LinkButton, Stack } from '#shared/ui/index.ts';

interface CandidateFactsProps {
  readonly referral: Referral;
  readonly profile: CandidateProfile;
}

const SAID = ['skills', 'experience', 'certifications', 'availability', 'pay', 'transportation'] as const;

/** The candidate's known facts, one per line, and one line that names the missing ones. */
export function CandidateFacts({ referral, profile }: CandidateFactsProps) {
  const { t } = useTranslation(['referral-management', 'candidate']);
  const own = useProductLabels();
  const facts = useProfileFacts(profile);
  const missing = missingFields(facts).map((field) => t(`candidate:facts.${field}`));
  const { interestedAt, viewCount } = profile;
  return (
    <Stack as="section" $gap={4} aria-labelledby="candidate-profile">
      <h3 id="candidate-profile">{t('candidate.profile')}</h3>
      {profile.professionalSummary && <Words>{profile.professionalSummary}</Words>}
      <Facts>
        {SAID.map(
          (field) =>
            facts[field] && (
              <Fact key={field} name={t(`candidate:facts.${field}`)}>
                {facts[field]}
              </Fact>
            ),
        )}
        <Fact name={t('candidate:facts.background')}>
          <CheckFacts profile={profile} />
        </Fact>
        <Fact name={t('candidate:facts.references')}>
          <ReferenceFacts profile={profile} />
        </Fact>
        {referral.notes && <Fact name={t('candidate.notes')}>{own.note(referral.notes)}</Fact>}
      </Facts>
      <div>
        <LinkButton to={`/candidate/${referral.id}`} icon={<FileText aria-hidden />}>
          {t('candidate.present')}
        </LinkButton>
      </div>
      <Seen>
        {missing.length > 0 && <>{t('candidate:facts.unknown', { fields: missing.join(', ') })} </>}
        {t('candidate:facts.seen', { count: viewCount })}
        {interestedAt && (
          <>
            {' '}
            {t('candidate:facts.interested')} <DateText value={interestedAt} />.
          </>
        )}
      </Seen>
    </Stack>
  );
}

const Words = styled.p`
  white-space: pre-line;
`;

const Seen = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
