import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CandidateProfile } from '#contract/hiring/candidate.ts';
import type { Referral } from '#entities/referral/index.ts';
import { useProductWords } from '#shared/lib/index.ts';
import { Badge, Inline, Stack } from '#shared/ui/index.ts';
import { useProfileWords } from '../model/use-profile-words.ts';

interface CandidateFactsProps {
  readonly referral: Referral;
  readonly profile: CandidateProfile;
}

type Field = 'skills' | 'experience' | 'certifications' | 'availability' | 'pay' | 'transportation';

/** What is known of the candidate, each with a line of its own; what nobody has said is named in one. */
export function CandidateFacts({ referral, profile }: CandidateFactsProps) {
  const { t } = useTranslation(['referral-management', 'employer']);
  const words = useProfileWords();
  const own = useProductWords();
  const { asked, answered } = profile.references;
  const check = profile.backgroundCheckStatus ?? 'none';
  const said: readonly (readonly [Field, ReactNode])[] = [
    ['skills', labels(profile.keySkills.map(words.skill))],
    ['experience', profile.workExperience && words.experience(profile.workExperience)],
    ['certifications', labels(profile.certifications)],
    ['availability', profile.availability && words.availability(profile.availability)],
    ['pay', profile.desiredPayRate && own.pay(profile.desiredPayRate)],
    ['transportation', profile.transportation && words.transportation(profile.transportation)],
  ];
  const missing = said.filter(([, value]) => !value).map(([field]) => t(`candidate.${field}`));
  return (
    <Stack as="section" $gap={4} aria-labelledby="candidate-profile">
      <h3 id="candidate-profile">{t('candidate.profile')}</h3>
      {profile.professionalSummary && <Words>{profile.professionalSummary}</Words>}
      <Facts>
        {said.map(
          ([field, value]) =>
            value && (
              <Fact key={field} name={t(`candidate.${field}`)}>
                {value}
              </Fact>
            ),
        )}
        <Fact name={t('candidate.background')}>{t(`candidate.check.${check}`)}</Fact>
        <Fact name={t('candidate.references')}>
          {asked === 0 ? t('candidate.noReferences') : t('candidate.referencesOf', { asked, answered })}
        </Fact>
        {referral.notes && <Fact name={t('candidate.notes')}>{own.note(referral.notes)}</Fact>}
      </Facts>
      <Seen>
        {missing.length > 0 && <>{t('candidate.unknown', { fields: missing.join(', ') })} </>}
        {t('candidate.views', { count: profile.viewCount })}
      </Seen>
    </Stack>
  );
}

function labels(names: readonly string[]): ReactNode {
  if (names.length === 0) return null;
  return (
    <Inline as="ul" role="list" $gap={2}>
      {names.map((name) => (
        <Badge as="li" key={name}>
          {name}
        </Badge>
      ))}
    </Inline>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Words = styled.p`
  white-space: pre-line;
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Seen = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
