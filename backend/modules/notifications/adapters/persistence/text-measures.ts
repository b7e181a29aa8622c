import type { Measured, MeasureSource } from '#platform/metrics/measures.ts';
import type { Settings } from '#platform/settings.ts';
import type { Sql } from '#platform/persistence/sql.ts';

const TODAY = {
  name: 'text-measures',
  text: `select coalesce(sum(texts), 0)::int as texts, coalesce(sum(spent_micros), 0)::float8 / 1000000 as dollars,
      (select count(*)::int from sms_log where status = 'held') as held
    from text_days where day = (clock_timestamp() at time zone 'UTC')::date`,
};

/** Today's text costs (UTC), and how close they are to the daily limits. */
export class TextMeasures implements MeasureSource {
  readonly name = 'texts';
  readonly measures = [
    { name: 'texts_today', help: 'Texts counted today (UTC)' },
    { name: 'texts_daily_limit', help: 'Maximum number of texts per day (SMS_DAILY_LIMIT)' },
    { name: 'texts_held', help: 'Texts that wait for the morning or for another day' },
    {
      name: 'text_spend_dollars',
      help: 'Cost of the texts of today (UTC), with the usual price if the provider has not reported one',
    },
    { name: 'text_budget_dollars', help: 'Maximum cost of texts per day (SMS_DAILY_BUDGET)' },
  ];
  private readonly sql: Sql;
  private readonly ofDay: Settings['textsOfDay'];

  constructor(sql: Sql, ofDay: Settings['textsOfDay']) {
    this.sql = sql;
    this.ofDay = ofDay;
  }

  async read(): Promise<readonly Measured[]> {
    const row = await this.sql.row<{ texts: number; dollars: number; held: number }>(TODAY);
    if (!row) return [];
    return [
      { name: 'texts_today', value: row.texts },
      { name: 'texts_held', value: row.held },
      { name: 'text_spend_dollars', value: row.dollars },
      ...(this.ofDay === null
        ? []
        : [
            { name: 'texts_daily_limit', value: this.ofDay.texts },
            { name: 'text_budget_dollars', value: this.ofDay.dollars },
          ]),
    ];
  }
}
