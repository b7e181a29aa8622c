import type { UserId } from '#kernel/ids.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { RecoveryCodes, SecondStep } from './second-factor-ports.ts';

export interface EndSecondStepNeeds {
  readonly secondStep: SecondStep;
  readonly codes: RecoveryCodes;
  readonly sessions: OpenSessions;
}

/** What goes with the last of someone's second steps: codes that would open nothing, and the word of sessions that they had one. */
export class EndSecondStep {
  private readonly needs: EndSecondStepNeeds;

  constructor(needs: EndSecondStepNeeds) {
    this.needs = needs;
  }

  /** (tx) */
  async whereNoneIsLeft(userId: UserId): Promise<void> {
    const { secondStep, codes, sessions } = this.needs;
    if (await secondStep.isOn(userId)) return;
    await codes.remove(userId);
    await sessions.forgetSecondFactor(userId);
  }
}
