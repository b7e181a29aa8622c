import type { TaskQueue } from '#kernel/tasks.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requirePhone } from '../account/require-phone.ts';
import type { RequestedPhoneCode } from './phone-code-ports.ts';

interface RequestPhoneCodeNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly taskQueue: TaskQueue;
  readonly phones: PhoneNumbers;
}

/**
 * Requests a code. Nothing is looked up during the call, so that a known and an unknown phone get the same
 * answer in the same time (rules.md#sign-in-reveals-nothing).
 */
export class RequestPhoneCode {
  private readonly needs: RequestPhoneCodeNeeds;

  constructor(needs: RequestPhoneCodeNeeds) {
    this.needs = needs;
  }

  /** `phone` as it was typed. @throws DomainError as `requirePhone` */
  async run(asked: RequestedPhoneCode): Promise<void> {
    const { unitOfWork, taskQueue, phones } = this.needs;
    const data: RequestedPhoneCode = { ...asked, phone: requirePhone(phones, asked.phone) };
    await unitOfWork.transaction(() => taskQueue.enqueue({ kind: 'identity.send_phone_code', data }));
  }
}
