import type { QuickApplyInput } from '#contract/hiring/applying/quick-apply.ts';
import type { User } from '#entities/session/index.ts';

export interface ApplyValues {
  readonly workerLatinName: string;
  readonly workerPhone: string;
  readonly payRateExpectation: string;
  readonly message: string;
}

/** The current profile with the form's values (rules.md#quick-apply). */
export function applicationBody(user: User, values: ApplyValues): QuickApplyInput {
  return {
    workerName: `${user.firstName} ${user.lastName}`.trim(),
    workerLatinName: values.workerLatinName || user.latinName,
    workerEmail: user.email,
    workerPhone: values.workerPhone.trim() || user.phone,
    skills: user.skills,
    experience: user.experience,
    payRateExpectation: values.payRateExpectation,
    certifications: user.certifications,
    location: user.location,
    message: values.message,
    availability: user.availability,
    transportation: user.transportation,
  };
}
