import { ReferralScene } from '#testing/fixtures/referral-scene.ts';

export { framerJob, referralOf } from '#testing/fixtures/referral-scene.ts';

/** An employer with a job, and a referrer. */
export class HiringScene extends ReferralScene {
  /** The newest text to a phone. */
  async lastText(to: string): Promise<string> {
    const [newest] = await this.outbox(to);
    return newest?.['body'] ?? '';
  }
}
