import { userProfileRequestSchema } from '#contract/identity/account/profile.ts';
import type { User } from '#entities/session/index.ts';
import { validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatPhone } from '#shared/lib/index.ts';

export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly latinName: string;
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
    latinName: user.latinName ?? '',
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

type Person = Pick<User, 'userType' | 'phone'>;

/** Personal details. Does not require a phone if the user never had one. */
export function aboutBody(
  { firstName, lastName, latinName, phone, location, bio }: ProfileValues,
  user: Person,
): object {
  return {
    firstName,
    lastName,
    latinName,
    location,
    bio,
    ...((phone.trim() !== '' || user.phone !== null) && { phone }),
  };
}

/** A worker's trade or an employer's company. Does not require a company if the user never had one. */
export function workBody(values: ProfileValues, { userType }: Person): object {
  const { skills, experience, availability, transportation, payRate, certifications, company } = values;
  return {
    ...(userType === 'worker' && {
      skills,
      experience,
      availability,
      transportation,
      payRate,
      certifications,
    }),
    ...(userType === 'employer' && isBegun(company) && { company }),
  };
}

export type ProfileBody = typeof aboutBody;

function isBegun(company: ProfileValues['company']): boolean {
  return Object.values(company).some((value) => value.trim() !== '');
}

const check = validateWith(userProfileRequestSchema, translateMessage);

export function validateProfile(body: ProfileBody, user: Person) {
  return (values: ProfileValues): Record<string, unknown> => check(body(values, user));
}
