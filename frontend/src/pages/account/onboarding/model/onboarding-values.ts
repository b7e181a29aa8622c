import type { User } from '#entities/session/index.ts';
import { formatPhone } from '#shared/lib/index.ts';

export interface OnboardingValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Empty until chosen. */
  readonly userType: string;
  readonly location: string;
  readonly skills: readonly string[];
}

export interface SetUpCall {
  readonly url: '/auth/profile' | '/user-profile';
  readonly body: object;
}

/**
 * The known values. A new account's type is only a default, so it has to be chosen
 * (rules.md#role-after-sign-up).
 */
export function startValues(user: User): OnboardingValues {
  const isChosen = user.roleChosenAt !== null || user.userType === 'admin';
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone === null ? '' : formatPhone(user.phone),
    userType: isChosen ? user.userType : '',
    location: user.location ?? '',
    skills: user.skills,
  };
}

/**
 * Sends skills for workers only (rules.md#worker-skills). No call accepts `admin` as a type
 * (rules.md#admin-not-chosen), so an admin's profile is saved without one.
 */
export function setUpCall({ userType, skills, ...person }: OnboardingValues): SetUpCall {
  if (userType === 'admin') return { url: '/user-profile', body: person };
  const known = userType === 'worker' ? { skills } : {};
  return { url: '/auth/profile', body: { ...person, userType, ...known } };
}

const AFTER: Readonly<Record<User['userType'], string>> = {
  employer: '/employer-dashboard',
  worker: '/worker-dashboard',
  referrer: '/referrer-dashboard',
  admin: '/dashboard',
};

/** rules.md#onboarding */
export function pathAfterOnboarding(userType: User['userType']): string {
  return AFTER[userType];
}
