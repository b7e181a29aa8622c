import type { UserId } from '#kernel/ids.ts';
import type { Passkeys } from '../passkeys/passkey-ports.ts';
import type { AuthenticatorApps, SecondStep } from './second-factor-ports.ts';

/** A second step is required as soon as the person has one. */
export class SecondSteps implements SecondStep {
  private readonly apps: Pick<AuthenticatorApps, 'isOn'>;
  private readonly passkeys: Pick<Passkeys, 'has'>;

  constructor(apps: Pick<AuthenticatorApps, 'isOn'>, passkeys: Pick<Passkeys, 'has'>) {
    this.apps = apps;
    this.passkeys = passkeys;
  }

  async isOn(userId: UserId): Promise<boolean> {
    return (await this.apps.isOn(userId)) || (await this.passkeys.has(userId));
  }
}
