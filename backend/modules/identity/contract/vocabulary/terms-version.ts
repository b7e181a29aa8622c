/**
 * The day on which the present Terms and privacy policy came into force, stored with each consent. It changes with any word of
 * them (rules.md#terms-accepted).
 */
export const TERMS_VERSION = '2026-11-22';
