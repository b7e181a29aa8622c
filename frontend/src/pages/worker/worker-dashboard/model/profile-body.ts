import { userProfileRequestSchema } from '#contract/identity/account/profile.ts';
import type { User } from '#entities/session/index.ts';
import { validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatPhone } from '#shared/lib/index.ts';

export interface WorkValues {
  readonly phone: string;
  readonly location: string;
  readonly skills: readonly string[];
  readonly experience: string;
  readonly availability: string;
  readonly transportation: string;
  readonly payRate: string;
  readonly certifications: string;
}

export function workValues(user: User): WorkValues {
  return {
    phone: user.phone === null ? '' : formatPhone(user.phone),
    location: user.location ?? '',
    skills: user.skills,
    experience: user.experience ?? '',
    availability: user.availability ?? '',
    transportation: user.transportation ?? '',
    payRate: user.payRate ?? '',
    certifications: user.certifications ?? '',
  };
}

/** Leaves out an empty phone if the user never had one. */
export function workBody({ phone, ...work }: WorkValues, user: Pick<User, 'phone'>): object {
  return { ...work, ...((phone.trim() !== '' || user.phone !== null) && { phone }) };
}

const check = validateWith(userProfileRequestSchema, translateMessage);

export function validateWork(user: Pick<User, 'phone'>) {
  return (values: WorkValues): Record<string, unknown> => check(workBody(values, user));
}
