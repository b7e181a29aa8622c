import type { AccountMessages } from '../recovery/account-messages.ts';
import type { AccountTexts } from '../phone/phone-code-ports.ts';
import type { User } from '../../domain/user.ts';

interface WarnOfAccessNeeds {
  readonly messages: AccountMessages;
  readonly texts: Pick<AccountTexts, 'sendWarning'>;
}

/** The browser's user agent and location. */
interface Browser {
  readonly userAgent: string;
  readonly address: string;
}

type Warned = Pick<User, 'email' | 'phone' | 'phoneVerifiedAt' | 'firstName' | 'language'>;

/** (tx) That an account opens in a new way, or on a new device: by email, or else to the phone that signs its person in (rules.md#new-device). */
export class WarnOfAccess {
  private readonly needs: WarnOfAccessNeeds;

  constructor(needs: WarnOfAccessNeeds) {
    this.needs = needs;
  }

  async newDevice(person: Warned, { userAgent, address }: Browser): Promise<void> {
    const { email: to, firstName, language } = person;
    if (to === null) return this.text('new_device', person, userAgent);
    await this.needs.messages.send({ kind: 'new_device', to, firstName, language, userAgent, address });
  }

  async passkeyAdded(person: Warned, userAgent: string): Promise<void> {
    const { email: to, firstName, language } = person;
    if (to === null) return this.text('passkey_added', person, userAgent);
    await this.needs.messages.send({ kind: 'passkey_added', to, firstName, language, userAgent });
  }

  private async text(
    kind: 'new_device' | 'passkey_added',
    { phone: to, phoneVerifiedAt, firstName, language }: Warned,
    userAgent: string,
  ): Promise<void> {
    if (to === null || phoneVerifiedAt === null) return;
    await this.needs.texts.sendWarning({ kind, to, language, firstName, userAgent });
  }
}
