import { email, mustBeTrue, nameText, optionalText, phone } from '#contract/http/primitives.ts';
import { newPasswordSchema } from '../passwords/passwords.ts';

export const EMAIL_INVALID = 'Please enter a valid email address';
export const PHONE_INVALID = 'Please enter a valid phone number';
const TERMS_NOT_ACCEPTED = 'You must be 18 or older and accept the Terms';

export const firstNameField = nameText({ min: 1, max: 80, message: 'First name is required' });
export const lastNameField = nameText({ min: 1, max: 80, message: 'Last name is required' });

export const acceptTermsSchema = mustBeTrue(TERMS_NOT_ACCEPTED);

export const accountFields = {
  email: email(EMAIL_INVALID),
  password: newPasswordSchema,
  firstName: firstNameField,
  lastName: lastNameField,
};

export const phoneField = phone(PHONE_INVALID);
export const locationField = nameText({ min: 1, max: 200, message: 'Location is required' });
/**
 * The inviter: the code of `/join?ref=` or a share link; an unknown one never blocks
 * (rules.md#invite-never-blocks).
 */
export const referralCodeField = optionalText(64);
