import { profileRequestSchema } from '#contract/identity/account/profile.ts';
import { validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';

/** Each step is validated before the next one opens (rules.md#onboarding). */
const YOU = profileRequestSchema.pick({ firstName: true, lastName: true, phone: true });
const WORK = profileRequestSchema.pick({ userType: true, location: true });
const SKILLS = profileRequestSchema.pick({ skills: true });
const STEPS = [YOU, WORK, SKILLS] as const;

export const STEP_NAMES = ['you', 'work', 'finish'] as const;
export type Step = 0 | 1 | 2;
export const LAST_STEP: Step = 2;

export const validateStep: Record<Step, (values: unknown) => Record<string, unknown>> = {
  0: validateWith(YOU, translateMessage),
  1: validateWith(WORK, translateMessage),
  2: validateWith(SKILLS, translateMessage),
};

/** The first step with one of the fields (dotted paths); null if none has it. */
export function stepOf(paths: readonly string[]): Step | null {
  const fields = paths.map((path) => path.split('.')[0] ?? '');
  const index = STEPS.findIndex(({ shape }) => fields.some((field) => Object.hasOwn(shape, field)));
  return index === 0 || index === 1 || index === 2 ? index : null;
}

export function stepBefore(step: Step): Step {
  return step === 2 ? 1 : 0;
}

export function stepAfter(step: Step): Step {
  return step === 0 ? 1 : 2;
}
