import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import type { Statement } from '#platform/persistence/sql.ts';

const DAY_HOURS = 24;
export const REASON = 'The crew sent us a photo of the time sheet.';

/** Calls in a sensible order, on people and things of their own; nothing that falls due is done meanwhile. */
export abstract class MoneyFixtures {
  protected readonly app: TestApplication;
  protected readonly admin: SignedUp;

  constructor(app: TestApplication, admin: SignedUp) {
    this.app = app;
    this.admin = admin;
  }

  abstract play(): Promise<void>;

  /** Finds an admin's decisions by their subject: lists begin with those of other people. */
  protected async ids(statement: Statement, about: unknown): Promise<readonly string[]> {
    const rows = await this.app.application.sql.rows<{ id: string }>(statement, [about]);
    return rows.map(({ id }) => id);
  }

  /** Without what falls due. */
  protected async days(count: number): Promise<void> {
    await this.app.application.clock.advance(count * DAY_HOURS);
  }
}
