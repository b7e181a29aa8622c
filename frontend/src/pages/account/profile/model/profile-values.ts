import { userProfileRequestSchema } from '#contract/identity/profile.ts';
import type { User } from '#entities/session/index.ts';
import { validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatPhone } from '#shared/lib/index.ts';

export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly location: string;
  readonly bio: string;
  readonly skills: readonly string[];
  readonly experience: string;
  readonly availability: string;
  readonly transportation: string;
  readonly payRate: string;
  readonly certifications: string;
  readonly company: {
    readonly name: string;
    readonly size: string;
    readonly industry: string;
    readonly location: string;
  };
}

export function profileValues(user: User): ProfileValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone === null ? '' : formatPhone(user.phone),
    location: user.location ?? '',
    bio: user.bio ?? '',
    skills: user.skills,
    experience: user.experience ?? '',
    availability: user.availability ?? '',
    transportation: user.transportation ?? '',
    payRate: user.payRate ?? '',
    certifications: user.certifications ?? '',
    company: {
      name: user.company?.name ?? '',
      size: user.company?.size ?? '',
      industry: user.company?.industry ?? '',
      location: user.company?.location ?? '',
    },
  };
}

/** What the person's type has on its profile. A phone or a company that nobody has ever given is not asked for. */
export function profileBody(values: ProfileValues, user: Pick<User, 'userType' | 'phone'>): object {
  const { firstName, lastName, phone, location, bio, company, ...work } = values;
  const about = { firstName, lastName, location, bio };
  return {
    ...about,
    ...((phone.trim() !== '' || user.phone !== null) && { phone }),
    ...(user.userType === 'worker' && work),
    ...(user.userType === 'employer' && isBegun(company) && { company }),
  };
}

function isBegun(company: ProfileValues['company']): boolean {
  return Object.values(company).some((value) => value.trim() !== '');
}

const check = validateWith(userProfileRequestSchema, translateMessage);

export function validateProfile(user: Pick<User, 'userType' | 'phone'>) {
  return (values: ProfileValues): Record<string, unknown> => check(profileBody(values, user));
}
