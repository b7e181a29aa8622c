import type { BudgetVerdict, TextBudget } from './text-budget.ts';

/** Where a few people text each other all day: in tests, and while the demo's half a year is made. Nothing is counted. */
export class UnlimitedTexts implements TextBudget {
  async take(): Promise<BudgetVerdict> {
    return { isTaken: true, at: null };
  }

  async correct(): Promise<void> {}

  async takeNews(): Promise<null> {
    return null;
  }

  async mayCause(): Promise<boolean> {
    return true;
  }

  async isConfirmed(): Promise<boolean> {
    return true;
  }
}
