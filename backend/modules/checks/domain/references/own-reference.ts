import { DomainError } from '#kernel/domain-error.ts';

/** A person's contacts, with the phone in E.164. */
export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

const MESSAGES = {
  worker: "You can't give your own reference. Please enter someone else's email or phone.",
  employer:
    "A reference can't come from the candidate or from you. Please enter someone else's email or phone.",
} as const;

/**
 * The giver of a reference must not be its subject or its requester (rules.md#own-references). @throws
 * DomainError `checks.own_reference` (rule_broken), with the field
 */
export function assertOthersReference(
  giver: Contact,
  own: readonly Contact[],
  asker: keyof typeof MESSAGES,
): void {
  const path = ownField(giver, own);
  if (path) throw new DomainError('checks.own_reference', 'rule_broken', MESSAGES[asker], { path });
}

/** The field that shows that someone is their own giver. */
export function ownField(giver: Contact, own: readonly Contact[]): keyof Contact | null {
  const isOwn = (path: keyof Contact) => {
    const given = giver[path];
    if (given === null) return false;
    return own.some((contact) => {
      const known = contact[path];
      return known !== null && plain[path](known) === plain[path](given);
    });
  };
  return (['email', 'phone'] as const).find(isOwn) ?? null;
}

/**
 * The mailbox of any spelling: most providers ignore the part after a plus sign, and Gmail ignores periods.
 */
function mailboxOf(email: string): string {
  const [, before = email, domain = ''] = /^([^@]+)@(.+)$/.exec(email.trim().toLowerCase()) ?? [];
  const name = before.replace(/(?<=.)\+.*$/, '');
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

const plain: Readonly<Record<keyof Contact, (contact: string) => string>> = {
  email: mailboxOf,
  phone: (phone) => phone.trim(),
};
