/** The fees of early parts of bonuses match the books. */
export const EARLY_PAYOUTS = `
  select format('Milestone %s was had early for %s cents, the ledger took %s', m.id, m.early_fee_cents, c.cents)
    from milestones m
    left join lateral (select -sum(e.amount_cents) as cents from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'referrer_available:' || m.referrer_id
      where t.reference = 'milestone:' || m.id || ':early_fee') c on true
    where coalesce(c.cents, 0) <> coalesce(m.early_fee_cents, 0)`;
