import { correctSection2Schema, signSection2Schema } from '#contract/eligibility/form/section2.ts';
import { errorsOf } from '#shared/form/index.ts';
import { fieldOf, toSection2, type Section2Values } from './section2-values.ts';

const SET_MISSING = 'Choose what the worker showed';

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The contract's issues, assigned to the fields on screen. */
export function section2Problems(
  values: Section2Values,
  isCorrection: boolean,
  say: (message: string) => string = (message) => message,
): Record<string, unknown> {
  const schema = isCorrection ? correctSection2Schema : signSection2Schema;
  const { error } = schema.safeParse(toSection2(values));
  const issues = (error?.issues ?? []).map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  const problems = placed(issues, values, say);
  return values.set === '' ? { ...problems, set: say(SET_MISSING) } : problems;
}

/** Assigns issues, also those of the server, to the fields on screen. */
export function placed(
  issues: readonly Issue[],
  values: Section2Values,
  say: (message: string) => string,
): Record<string, unknown> {
  return errorsOf(
    issues.map(({ path, message }) => ({ path: fieldOf(path, values), message })),
    say,
  );
}
