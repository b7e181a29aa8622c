import type { CDPSession, Locator, Page } from 'playwright';

const STEPS = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One finger on the glass: real touches, which a page may take for scrolling. Needs a page with touch. */
export class Finger {
  private readonly session: CDPSession;
  private at: Point = { x: 0, y: 0 };

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async press(what: Locator): Promise<void> {
    this.at = await middleOf(what);
    await this.touch('touchStart');
  }

  /** Just inside the left edge, as far as a thumb has to go. */
  async moveInto(where: Locator): Promise<void> {
    const box = await where.boundingBox();
    if (!box) throw new Error('Nowhere to move to');
    const from = this.at;
    const to = { x: box.x + 40, y: from.y };
    for (let step = 1; step <= STEPS; step += 1) {
      this.at = { x: from.x + ((to.x - from.x) * step) / STEPS, y: to.y };
      await this.touch('touchMove');
    }
  }

  async lift(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  private async touch(type: 'touchStart' | 'touchMove'): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...this.at }] });
  }
}

async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
