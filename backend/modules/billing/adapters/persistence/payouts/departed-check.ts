/** A person who has left with a positive balance must be listed as owed (rules.md#owed-after-leaving). */
export const DEPARTED = `
  select format('Account %s (%s) of someone who has left holds %s cents and is not listed as owed', a.code, a.provider,
      a.balance_cents)
    from users u join ledger_accounts a on a.owner_id = u.id
      and a.type in ('referrer_available', 'referrer_committed') and a.balance_cents > 0
    where u.deleted_at is not null
      and not exists (select from departed_balances d where d.user_id = u.id and d.settled_at is null)`;
