/** The withdrawals that people see match the books: the progress of each, and the total in transit. */
export const WITHDRAWALS = `
  select format('Withdrawal %s of %s cents is %s, the ledger has %s', w.id, w.amount_cents, w.status, s.steps)
    from withdrawals w
    cross join lateral (select array(select split_part(t.reference, ':', 3)
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.amount_cents = w.amount_cents
      where t.reference in ('withdrawal:' || w.id || ':requested', 'withdrawal:' || w.id || ':sent',
        'withdrawal:' || w.id || ':settled', 'withdrawal:' || w.id || ':failed')
      order by 1) as steps) s
    where not case w.status
      when 'pending' then s.steps = array['requested']
      when 'sent' then s.steps = array['requested', 'sent']
      when 'paid' then s.steps = array['requested', 'sent', 'settled']
      else s.steps @> array['failed', 'requested'] end
  union all
  select format('Account payouts_pending:%s holds %s cents in the ledger and %s by the withdrawals', b.owner_id,
      b.balance_cents, coalesce(w.cents, 0))
    from ledger_balances b
    left join (select user_id, provider, sum(amount_cents) as cents from withdrawals where status = 'pending' group by 1, 2) w
      on w.user_id = b.owner_id and w.provider = b.provider
    where b.type = 'payouts_pending' and b.balance_cents <> coalesce(w.cents, 0)
  union all
  select format('Account in_transit (%s) holds %s cents in the ledger and %s by the withdrawals', b.provider,
      b.balance_cents, coalesce(w.cents, 0))
    from ledger_balances b
    left join (select provider, sum(amount_cents) as cents from withdrawals where status = 'sent' group by 1) w
      on w.provider = b.provider
    where b.type = 'in_transit' and b.balance_cents <> coalesce(w.cents, 0)`;
