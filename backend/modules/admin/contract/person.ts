import { z } from 'zod';
import { count, dollars, instant, paragraphs, uuid } from '#contract/http/primitives.ts';
import { ownSessionSchema } from '#contract/identity/security/sessions.ts';
import { languageSchema } from '#contract/http/primitives.ts';
import { namedPersonSchema } from './filters.ts';
import { adminUserSchema } from './users.ts';

/** Everything about one account: what it is, how it opens, where it is signed in, and what is theirs in the ledger. */
export const adminPersonSchema = adminUserSchema.extend({
  phoneVerifiedAt: instant.nullable(),
  language: languageSchema,
  companyName: z.string().nullable(),
  /** Null for no suspension or a permanent one: `status` says which. */
  suspendedUntil: instant.nullable(),
  deletedAt: instant.nullable(),
  hasPassword: z.boolean(),
  hasAuthenticator: z.boolean(),
  passkeys: count,
  /** Open now, the one used last first. */
  sessions: z.array(ownSessionSchema.omit({ isCurrent: true })),
  /** Accounts of the ledger that hold something, by kind. */
  balances: z.array(z.object({ account: z.string(), amount: dollars })),
});
export type AdminPerson = z.infer<typeof adminPersonSchema>;

const NOTE_MAX = 2_000;
export const personNoteRequestSchema = z.object({
  text: paragraphs({
    min: 1,
    max: NOTE_MAX,
    message: 'Write a note',
    tooLong: 'Please keep it under 2,000 characters',
  }),
});

/** Admins' notes to each other about a person, who sees them in the copy of their data. */
export const personNoteSchema = z.object({
  id: uuid,
  text: z.string(),
  author: namedPersonSchema,
  createdAt: instant,
});
export type PersonNote = z.infer<typeof personNoteSchema>;
