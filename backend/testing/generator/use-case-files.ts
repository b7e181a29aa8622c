export interface UseCaseName {
  readonly context: string;
  /** The subject folder; null if the context has none. */
  readonly subject: string | null;
  /** Verb and noun in kebab case: `withdraw-referral`. */
  readonly name: string;
}

export interface NewFile {
  readonly path: string;
  readonly text: string;
}

const PLACE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const VERB_NOUN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;

/** Reads `hiring/withdraw-referral` or `hiring/referral/withdraw-referral`. Null if invalid. */
export function readUseCaseName(typed: string): UseCaseName | null {
  const parts = typed.split('/');
  const [context = '', second = '', third] = parts;
  const subject = third === undefined ? null : second;
  const name = third ?? second;
  if (parts.length > 3 || !PLACE.test(context) || !VERB_NOUN.test(name)) return null;
  if (subject !== null && !PLACE.test(subject)) return null;
  return { context, subject, name };
}

/** `invite-friend` as `InviteFriend`, `inviteFriend`, and `Invite friend`. */
export const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
export const camel = (name: string): string => pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());
export const words = (name: string): string => {
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function contractText(name: string): string {
  return `import { z } from 'zod';

export const ${camel(name)}RequestSchema = z.object({
  note: z.string().trim().min(1, 'Note is required').max(500, 'Note is too long'),
});
export type ${pascal(name)}Request = z.output<typeof ${camel(name)}RequestSchema>;
`;
}

function useCaseText({ context, name }: UseCaseName, contract: string): string {
  const type = pascal(name);
  return `import type { ${type}Request } from '${contract}';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

export interface ${type}Needs {
  readonly unitOfWork: UnitOfWork;
}

/** ${words(name)}. */
export class ${type} {
  private readonly needs: ${type}Needs;

  constructor(needs: ${type}Needs) {
    this.needs = needs;
  }

  /** @throws DomainError \`${context}.${name.replaceAll('-', '_')}_unwritten\` until the rule is written */
  async run(by: UserId, { note }: ${type}Request): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const code = '${context}.${name.replaceAll('-', '_')}_unwritten';
      throw new DomainError(code, 'rule_broken', 'This is not available yet', { by, note });
    });
  }
}
`;
}

function testText({ context, name }: UseCaseName): string {
  const type = pascal(name);
  return `import { expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { noTransaction } from '#testing/fixtures/no-transaction.ts';
import { ${type} } from './${name}.ts';

it('the use case refuses until its rule is written', async () => {
  const ${camel(name)} = new ${type}({ unitOfWork: noTransaction });
  await expect(${camel(name)}.run(asId<'user'>('someone'), { note: 'because' })).rejects.toMatchObject({
    code: '${context}.${name.replaceAll('-', '_')}_unwritten',
  });
});
`;
}

function routesText({ name }: UseCaseName, contract: string, useCase: string): string {
  const type = pascal(name);
  return `import { ${camel(name)}RequestSchema } from '${contract}';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ${type} } from '${useCase}';

export function ${camel(name)}Routes(${camel(name)}: ${type}): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/${name}',
      access: 'authenticated',
      summary: '${words(name)}',
      body: ${camel(name)}RequestSchema,
      answers: { 204: null },
      limit: 'submission',
      handler: async (call) => {
        await ${camel(name)}.run(signedIn(call).id, call.body);
        return { status: 204 };
      },
    }),
  ];
}
`;
}

/** A use case through every layer: contract, use case with its test, and route. */
export function useCaseFiles(use: UseCaseName): readonly NewFile[] {
  const { context, subject, name } = use;
  const root = `backend/modules/${context}`;
  const folder = subject === null ? '' : `${subject}/`;
  const contract = `#contract/${context}/${folder}${name}.ts`;
  const useCase = `#modules/${context}/application/${folder}${name}.ts`;
  return [
    { path: `${root}/contract/${folder}${name}.ts`, text: contractText(name) },
    { path: `${root}/application/${folder}${name}.ts`, text: useCaseText(use, contract) },
    { path: `${root}/application/${folder}${name}.test.ts`, text: testText(use) },
    { path: `${root}/adapters/http/${folder}${name}.routes.ts`, text: routesText(use, contract, useCase) },
  ];
}

/** The file of the context's wire function. */
export function wiringOf({ context }: UseCaseName): string {
  return `backend/modules/${context}/adapters/wire-${context}.ts`;
}

/** The context's wire function, which now creates the use case and its routes. Null if it returns no routes. */
export function withUseCase(wiring: string, { subject, name }: UseCaseName): string | null {
  const routes = `...${camel(name)}Routes(${camel(name)})`;
  const joined = wiring
    .replace(/^( {4}routes: )(?!\[)(.+),$/m, '$1[...$2],')
    .replace(/^ {4}routes: \[/m, (list) => `${list}${routes}, `);
  if (!joined.includes(routes)) return null;
  const platform = /export function wire\w+\(\s*outside\b/.test(wiring) ? 'outside.platform' : 'platform';
  const folder = subject === null ? '' : `${subject}/`;
  const created = `const ${camel(name)} = new ${pascal(name)}({ unitOfWork: ${platform}.unitOfWork });`;
  return (
    `import { ${pascal(name)} } from '../application/${folder}${name}.ts';\n` +
    `import { ${camel(name)}Routes } from './http/${folder}${name}.routes.ts';\n` +
    joined.replace(/\n {2}return \{/, `\n  ${created}\n\n  return {`)
  );
}
