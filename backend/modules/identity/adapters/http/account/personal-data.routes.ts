import { DomainError } from '#kernel/domain-error.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signOut } from '#platform/http/sessions/sessions.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { SecurityLog } from '#modules/identity/application/security/security-log.ts';
import type {
  DeleteAccount,
  OwnersWord,
} from '#modules/identity/application/personal-data/delete-account.ts';
import type { ExportPersonalData } from '#modules/identity/application/personal-data/export-personal-data.ts';
import {
  CURRENT_PASSWORD_WRONG,
  deleteAccountRequestSchema,
  PERSONAL_DATA_FILE,
  personalDataSchema,
  type DeleteAccountRequest,
} from '#contract/identity/index.ts';
import type { SignInAttempts } from '../security/sign-in-attempts.ts';

export interface PersonalDataCalls {
  readonly exportPersonalData: ExportPersonalData;
  readonly deleteAccount: DeleteAccount;
  readonly attempts: SignInAttempts;
  readonly log: Pick<SecurityLog, 'record'>;
}

/** Exports the person's data and deletes their account. */
export function personalDataRoutes(calls: PersonalDataCalls): readonly Route[] {
  const { exportPersonalData, deleteAccount, attempts, log } = calls;
  return [
    route({
      method: 'get',
      path: '/api/auth/personal-data',
      records: true,
      access: 'authenticated',
      stepUp: true,
      summary: 'Export all data stored about the signed-in person, as a file',
      answers: { 200: personalDataSchema },
      limit: 'personalData',
      handler: async (call) => {
        const { id } = signedIn(call);
        await log.record({ userId: id, kind: 'data_exported', detail: 'own' });
        return {
          status: 200,
          headers: { 'Content-Disposition': `attachment; filename="${PERSONAL_DATA_FILE}"` },
          body: await exportPersonalData.run(id),
        };
      },
    }),
    route({
      method: 'delete',
      path: '/api/auth/account',
      access: 'authenticated',
      summary: 'Delete the account permanently',
      body: deleteAccountRequestSchema,
      answers: { 204: null },
      handler: async (call) => {
        const { id } = signedIn(call);
        const word = wordOf(call.body);
        const isOwner = await attempts.count(
          { limit: 'signInFailure', key: `deletion:${id}`, about: { userId: id }, way: 'password' },
          async () => ((await deleteAccount.isOwner(id, word)) ? true : null),
        );
        if (!isOwner) throw wrongWord(word);
        await deleteAccount.run(id, call.body.forfeit ?? false);
        signOut(call.ctx);
        return { status: 204 };
      },
    }),
  ];
}

function wordOf({ currentPassword, confirmEmail, confirmPhone }: DeleteAccountRequest): OwnersWord {
  return {
    currentPassword: currentPassword ?? null,
    confirmEmail: confirmEmail ?? null,
    confirmPhone: confirmPhone ?? null,
  };
}

function wrongWord({ currentPassword, confirmPhone }: OwnersWord): DomainError {
  return currentPassword === null
    ? new DomainError(
        'identity.not_confirmed',
        'rule_broken',
        confirmPhone === null
          ? 'Please confirm with your password or email address'
          : 'This is not the phone of your account',
        { path: confirmPhone === null ? 'confirmEmail' : 'confirmPhone' },
      )
    : new DomainError('identity.wrong_password', 'rule_broken', CURRENT_PASSWORD_WRONG, {
        path: 'currentPassword',
      });
}
