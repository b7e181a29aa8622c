import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminPerson } from '#contract/admin/person.ts';
import { FactList, PersonLink } from '#entities/admin/index.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { Card, CopyButton, DateText, Inline, Stack, StatusBadge } from '#shared/ui/index.ts';

const FACTS = [
  'email',
  'phone',
  'opensWith',
  'secondStep',
  'location',
  'company',
  'language',
  'referralCode',
  'referredBy',
  'referrals',
  'joined',
  'suspended',
  'deleted',
  'id',
] as const;

/** The facts of an account and the ways to sign in. */
export function AccountFacts({ person }: { readonly person: AdminPerson }) {
  const { t } = useTranslation('admin');
  const values = useValues(person);
  const facts = FACTS.flatMap((key) => {
    const value = values[key];
    return value === null ? [] : [{ key, name: t(`person.fact.${key}`), value }];
  });
  return (
    <Card as="section" aria-labelledby="details">
      <Stack $gap={3}>
        <h2 id="details">{t('person.details')}</h2>
        <FactList facts={facts} />
      </Stack>
    </Card>
  );
}

/** Null if a fact is unknown. */
function useValues(person: AdminPerson): Readonly<Record<(typeof FACTS)[number], ReactNode>> {
  const { t } = useTranslation('admin');
  const day = (at: string | null): ReactNode => at && <DateText value={at} style="dateTime" />;
  return {
    email: person.email && <Address text={person.email} isConfirmed={person.emailVerifiedAt !== null} />,
    phone: person.phone && (
      <Address text={formatPhone(person.phone)} isConfirmed={person.phoneVerifiedAt !== null} />
    ),
    ...useWays(person),
    location: person.location,
    company: person.companyName,
    language: t(`person.language.${person.language}`),
    referralCode: person.referralCode,
    referredBy: person.referredBy && <PersonLink person={person.referredBy} />,
    referrals: t('jobs.counts', { referrals: person.totalReferrals, hires: person.successfulReferrals }),
    joined: day(person.createdAt),
    suspended: person.status === 'suspended' ? (day(person.suspendedUntil) ?? t('person.forGood')) : null,
    deleted: day(person.deletedAt),
    id: (
      <Inline $gap={2}>
        {person.id}
        <CopyButton text={person.id} size="sm" />
      </Inline>
    ),
  };
}

function useWays({ hasPassword, phoneVerifiedAt, hasAuthenticator, passkeys }: AdminPerson) {
  const { t } = useTranslation('admin');
  const list = (ways: readonly (string | false)[]): string =>
    ways.filter(Boolean).join(', ') || t('person.way.none');
  const keys = passkeys > 0 && t('person.way.passkeys', { count: passkeys });
  return {
    opensWith: list([
      hasPassword && t('person.way.password'),
      phoneVerifiedAt !== null && t('person.way.text'),
      keys,
    ]),
    secondStep: list([hasAuthenticator && t('person.way.authenticator'), keys]),
  };
}

function Address({ text, isConfirmed }: { readonly text: string; readonly isConfirmed: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <Inline $gap={2}>
      {text}
      <StatusBadge tone={isConfirmed ? 'success' : 'neutral'}>
        {t(isConfirmed ? 'waitlist.isConfirmed' : 'waitlist.isOpen')}
      </StatusBadge>
    </Inline>
  );
}
