import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import { parsePhone } from './parse-phone.ts';

export const usPhoneNumbers: PhoneNumbers = { parse: parsePhone };
