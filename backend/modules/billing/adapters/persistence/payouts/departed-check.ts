/** Whoever has left is listed among those who are owed while a balance of theirs says so (rules.md#owed-after-leaving). */
export const DEPARTED = `
  select format('Account %s (%s) of someone who has left holds %s cents and is not listed as owed', a.code, a.provider,
      a.balance_cents)
    from departed_balances d join ledger_accounts a on a.owner_id = d.user_id
      and a.type in ('referrer_available', 'referrer_committed') and a.balance_cents > 0
    where d.settled_at is not null`;
