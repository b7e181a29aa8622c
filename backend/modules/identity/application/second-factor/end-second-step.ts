import type { UserId } from '#kernel/ids.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { RecoveryCodes, SecondStep } from './second-factor-ports.ts';

export interface EndSecondStepNeeds {
  readonly secondStep: SecondStep;
  readonly codes: RecoveryCodes;
  readonly sessions: OpenSessions;
}

/** Cleans up after the last second step: useless recovery codes, and the second-step marks of sessions. */
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
