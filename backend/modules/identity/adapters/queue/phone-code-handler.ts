import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import type { TaskHandler } from '#kernel/tasks.ts';
import { languageSchema } from '#contract/http/primitives.ts';
import { phoneCodePurposeSchema } from '#contract/identity/phone.ts';
import type { SendPhoneCode } from '../../application/phone/send-phone-code.ts';

const phoneCodeTask = z.object({
  purpose: phoneCodePurposeSchema,
  phone: z.string(),
  /** Missing in tasks that were queued before there was one. */
  language: languageSchema.default('en'),
  userId: z
    .string()
    .nullable()
    .transform((id) => id && asId<'user'>(id)),
});

export function phoneCodeHandler(sendPhoneCode: SendPhoneCode): TaskHandler<'identity.send_phone_code'> {
  return {
    kind: 'identity.send_phone_code',
    handle: async (data) => {
      const { purpose, phone, userId, language } = phoneCodeTask.parse(data);
      await sendPhoneCode.run({ purpose, phone, language, userId: userId || null });
    },
  };
}
