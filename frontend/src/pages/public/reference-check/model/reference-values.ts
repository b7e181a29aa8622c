import {
  answerReferenceRequestSchema,
  type AnswerReferenceInput,
} from '#contract/checks/references/reference-check.ts';
import {
  COMMENTED,
  RATED,
  type Commented,
  type Rated,
} from '#contract/checks/vocabulary/references/reference-questions.ts';
import { errorsOf } from '#shared/form/index.ts';

/** The form's values: one field per question, 0 or '' if it was not answered. */
export type ReferenceValues = Readonly<Record<Rated, number>> &
  Readonly<Record<Commented, string>> & {
    readonly would_rehire: string;
    readonly responderName: string;
    readonly responderTitle: string;
    readonly responderCompany: string;
  };

export function emptyReference(responderName: string): ReferenceValues {
  return {
    overall_performance: 0,
    reliability: 0,
    technical_skills: 0,
    safety_awareness: 0,
    teamwork: 0,
    would_rehire: '',
    work_quality: '',
    strengths: '',
    concerns: '',
    responderName,
    responderTitle: '',
    responderCompany: '',
  };
}

/** The request: a list of questions and answers (rules.md#reference-answers). */
export function toAnswer(values: ReferenceValues): AnswerReferenceInput {
  const { responderName, responderTitle, responderCompany } = values;
  const questions = [...RATED, 'would_rehire', ...COMMENTED] as const;
  return {
    responses: questions.map((questionId) => ({ questionId, answer: values[questionId] })),
    responderName,
    responderTitle,
    responderCompany,
  };
}

/** Messages by field. `say` rewords the contract's message, which is the same for every rating. */
export function referenceProblems(
  values: ReferenceValues,
  say: (field: string, message: string) => string = (_field, message) => message,
): Record<string, unknown> {
  const { error } = answerReferenceRequestSchema.safeParse(toAnswer(values));
  const problems = (error?.issues ?? []).map(({ path, message }) => {
    const field = String(path.at(-1) ?? '');
    return { path: field, message: say(field, message) };
  });
  return errorsOf(problems);
}
