import { writeProfileRequestSchema, type WriteProfileInput } from '#contract/hiring/candidate/candidate.ts';
import { WORKER_SKILLS } from '#contract/identity/vocabulary/profile-choices.ts';
import type { CandidateProfile } from '#entities/candidate/index.ts';
import { validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';

/** The form's values: server lists become checkboxes and one line of text. */
export interface ProfileValues {
  readonly professionalSummary: string;
  readonly keySkills: readonly string[];
  readonly otherSkills: string;
  readonly workExperience: string;
  readonly certifications: string;
  readonly availability: string;
  readonly desiredPayRate: string;
  readonly transportation: string;
}

const KNOWN: readonly string[] = WORKER_SKILLS;

/** `experience` translates an account's code into text that the user can edit. */
export function profileValues(
  profile: CandidateProfile,
  experience: (value: string) => string,
): ProfileValues {
  return {
    professionalSummary: profile.professionalSummary ?? '',
    keySkills: profile.keySkills.filter((skill) => KNOWN.includes(skill)),
    otherSkills: profile.keySkills.filter((skill) => !KNOWN.includes(skill)).join(', '),
    workExperience: profile.workExperience === null ? '' : experience(profile.workExperience),
    certifications: profile.certifications.join(', '),
    availability: profile.availability ?? '',
    desiredPayRate: profile.desiredPayRate ?? '',
    transportation: profile.transportation ?? '',
  };
}

export function profileBody(
  { otherSkills, certifications, keySkills, ...values }: ProfileValues,
  status: WriteProfileInput['status'],
): WriteProfileInput {
  return {
    ...values,
    status,
    keySkills: [...keySkills, ...listed(otherSkills)],
    certifications: listed(certifications),
  };
}

const check = validateWith(writeProfileRequestSchema, translateMessage);

/** Messages for the fields of the form; a list has one, next to its line. */
export function validateProfile(values: ProfileValues, status: WriteProfileInput['status']): object {
  return fieldsOf(check(profileBody(values, status)));
}

/** Maps errors of the server and the contract to the names of the form. */
export function fieldsOf({
  keySkills,
  certifications,
  ...rest
}: Record<string, unknown>): Record<string, unknown> {
  const [skills, papers] = [firstOf(keySkills), firstOf(certifications)];
  return { ...rest, ...(skills && { otherSkills: skills }), ...(papers && { certifications: papers }) };
}

function firstOf(errors: unknown): string | undefined {
  if (typeof errors === 'string') return errors;
  return Array.isArray(errors) ? errors.find((one) => typeof one === 'string') : undefined;
}

function listed(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
