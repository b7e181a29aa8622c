import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateProfile } from '#contract/hiring/candidate/candidate.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { Badge, Inline, VisuallyHidden } from '#shared/ui/index.ts';
import { useProfileLabels } from '../model/use-profile-labels.ts';

const FIELDS = ['skills', 'experience', 'certifications', 'availability', 'pay', 'transportation'] as const;
type Field = (typeof FIELDS)[number];

/** A candidate's profile in words; null for an empty field. */
export type ProfileFacts = Readonly<Record<Field, ReactElement | string | null>>;

export function useProfileFacts(profile: CandidateProfile): ProfileFacts {
  const { t } = useTranslation('candidate');
  const words = useProfileLabels();
  const own = useProductLabels();
  const { keySkills, skillsVerified, workExperience, certifications, availability } = profile;
  const { desiredPayRate, transportation } = profile;
  return {
    skills: labels(
      keySkills.map((skill) => ({
        name: words.skill(skill),
        mark: skillsVerified.includes(skill) ? t('facts.seenAtWorkMark') : null,
      })),
    ),
    experience: workExperience && words.experience(workExperience),
    certifications: labels(certifications.map((name) => ({ name, mark: null }))),
    availability: availability && words.availability(availability),
    pay: desiredPayRate && own.pay(desiredPayRate),
    transportation: transportation && words.transportation(transportation),
  };
}

export function missingFields(facts: ProfileFacts): readonly Field[] {
  return FIELDS.filter((field) => !facts[field]);
}

interface Label {
  readonly name: string;
  /** The screen reader text of the check mark. */
  readonly mark: string | null;
}

function labels(names: readonly Label[]): ReactElement | null {
  if (names.length === 0) return null;
  return (
    <Inline as="ul" role="list" $gap={2}>
      {names.map(({ name, mark }) => (
        <Badge as="li" key={name} $tone={mark === null ? 'neutral' : 'success'}>
          {mark !== null && <Check aria-hidden />}
          {name}
          {mark !== null && <VisuallyHidden> ({mark})</VisuallyHidden>}
        </Badge>
      ))}
    </Inline>
  );
}
