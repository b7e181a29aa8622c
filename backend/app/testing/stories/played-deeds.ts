import type { Sql } from '#platform/persistence/sql.ts';
import type { Beginning } from './story-steps.ts';

type Deed = 'amended' | 'countered' | 'accepted' | 'withdrawn' | 'signed' | 'undone' | 'hired';
export type Deeds = Readonly<Record<Deed, number>>;

const DONE = {
  name: 'test-played-deeds',
  text: `select (select count(*)::int from offer_letter_versions) as amended,
    (select count(*)::int from offer_counters) as countered,
    (select count(*)::int from offer_counters where status = 'accepted') as accepted,
    (select count(*)::int from offer_letters where status = 'withdrawn') as withdrawn,
    (select count(*)::int from offer_letter_events where kind = 'signed') as signed,
    (select count(*)::int from referral_status_changes where reason = 'rolled_back') as undone,
    (select count(*)::int from referral_status_changes
      where to_status = 'hired' and from_status in ('interviewing', 'offer_signed')) as hired`,
};
const SIGNED: ReadonlySet<Beginning> = new Set(['signed', 'hired', 'completed']);
const HIRED: ReadonlySet<Beginning> = new Set(['hired', 'completed']);

/** The effects of random stories, without those of their setup. */
export class PlayedDeeds {
  private readonly sql: Sql;
  private readonly beginnings: Beginning[] = [];

  constructor(sql: Sql) {
    this.sql = sql;
  }

  get stories(): number {
    return this.beginnings.length;
  }

  begun(beginning: Beginning): void {
    this.beginnings.push(beginning);
  }

  async done(): Promise<Deeds> {
    const all = await this.sql.row<Deeds>(DONE);
    if (!all) throw new Error('Nothing was counted');
    const given = (where: ReadonlySet<Beginning>): number =>
      this.beginnings.filter((beginning) => where.has(beginning)).length;
    return { ...all, signed: all.signed - given(SIGNED), hired: all.hired - given(HIRED) };
  }
}
