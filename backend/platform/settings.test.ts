import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://crewvine.example/',
  TRUST_PROXY: '1',
  SESSION_KEYS: `${'f'.repeat(32)},${'s'.repeat(32)}`,
  ACCESS_PASSWORD: 'quiet roofs',
  FIELD_ENCRYPTION_KEYS: 'k'.repeat(43),
  SANDBOX_PAYMENTS: 'allow',
};
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_nowhere',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_nowhere',
};
const AGENCY = {
  BACKGROUND_CHECK_URL: 'https://nowhere.example/',
  BACKGROUND_CHECK_KEY: 'nowhere',
  BACKGROUND_CHECK_CONTACT: 'The Agency| 1 Main St, Denver |(800) 555-0100',
};

describe('settings', () => {
  it('every setting has a default for a developer’s machine', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: null,
      process: 'all',
      demoData: 'small',
      devTools: false,
      stripe: null,
    });
  });

  it('settings are parsed into their types', () => {
    const settings = readSettings({ ...PRODUCTION, PROCESS: 'web', PORT: '8080' });
    expect(settings).toMatchObject({
      fieldEncryptionKeys: ['k'.repeat(43)],
      sessionKeys: ['f'.repeat(32), 's'.repeat(32)],
      trustProxy: 1,
      demoData: null,
      port: 8080,
    });
    expect(settings.publicUrl).toBe('https://crewvine.example');
  });

  it('DEMO_DATA selects small, large, or no demo data', () => {
    const told = ['on', 'large', 'off'].map((size) => readSettings({ DEMO_DATA: size }).demoData);
    expect(told).toEqual(['small', 'large', null]);
  });

  it('admins need a second factor in production, and elsewhere if the setting requires it', () => {
    const asked = [
      {},
      { ADMIN_MFA: 'required' },
      PRODUCTION,
      { ...PRODUCTION, ADMIN_MFA: '' },
      { ...PRODUCTION, ADMIN_MFA: 'optional' },
    ].map((environment) => readSettings(environment).adminMfa);
    expect(asked).toEqual([false, true, true, true, false]);
  });

  it('production accepts real payments if all settings of Stripe are set', () => {
    const charged = { ...STRIPE, SELLER_ADDRESS: '12 Main St|Austin, TX 78701', SANDBOX_PAYMENTS: '' };
    const settings = readSettings({ ...PRODUCTION, ...charged });
    expect(settings.seller.address).toEqual(['12 Main St', 'Austin, TX 78701']);
    expect(settings.stripe).toMatchObject({ publishableKey: 'pk_live_1', webhookSecret: 'whsec_nowhere' });
    expect(readSettings(PRODUCTION).stripe).toBeNull();
  });

  it('a background check agency needs its address and its toll-free number', () => {
    expect(readSettings(AGENCY).backgroundChecks).toEqual({
      url: 'https://nowhere.example',
      key: 'nowhere',
      contact: { name: 'The Agency', address: '1 Main St, Denver', phone: '(800) 555-0100' },
    });
    expect(readSettings({}).backgroundChecks).toBeNull();
  });

  it.each([
    ['PORT', { PORT: 'http' }],
    ['PROCESS', { PROCESS: 'both' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'crewvine.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://nowhere' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'mysql://nowhere' }],
    ['DATABASE_DIRECT_URL', { DATABASE_POOLER: 'transaction' }],
    ['DATABASE_POOLER', { DATABASE_POOLER: 'nowhere' }],
    ['DEV_TOOLS', { ...PRODUCTION, DEV_TOOLS: 'on' }],
    ['DEMO_DATA', { DEMO_DATA: 'nowhere' }],
    ['DEMO_DATA', { ...PRODUCTION, DEMO_DATA: 'on' }],
    ['DEMO_DATA', { ...PRODUCTION, DEMO_DATA: 'large' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: '' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://nowhere.example' }],
    ['TRUST_PROXY', { ...PRODUCTION, TRUST_PROXY: '' }],
    ['SESSION_KEYS', { ...PRODUCTION, SESSION_KEYS: `${'k'.repeat(32)},nowhere` }],
    ['ACCESS_PASSWORD', { ...PRODUCTION, ACCESS_PASSWORD: 'nowhere' }],
    ['SMS_LIMITS', { ...PRODUCTION, SMS_LIMITS: 'off' }],
    ['ACCESS_PASSWORD', { ...PRODUCTION, ACCESS_PASSWORD: '' }],
    ['SESSION_KEYS', { ...PRODUCTION, SESSION_KEYS: '' }],
    ['FIELD_ENCRYPTION_KEYS', { ...PRODUCTION, FIELD_ENCRYPTION_KEYS: '' }],
    ['FIELD_ENCRYPTION_KEYS', { FIELD_ENCRYPTION_KEYS: `${'k'.repeat(43)},nowhere` }],
    ['OIDC_ISSUER', { ...PRODUCTION, OIDC_ISSUER: 'http://nowhere.example', OIDC_CLIENT_ID: 'crewvine' }],
    ['SMS_COUNTRIES', { SMS_COUNTRIES: 'nowhere' }],
    ['SMTP_URL', { SMTP_URL: 'http://nowhere.example' }],
    ['TWILIO_ACCOUNT_SID', { TWILIO_ACCOUNT_SID: 'nowhere', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+1' }],
    ['TWILIO_FROM', { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'nowhere' }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: 'B'.repeat(87) }],
    ['VAPID_PUBLIC_KEY', { VAPID_PUBLIC_KEY: 'nowhere', VAPID_PRIVATE_KEY: 'p'.repeat(43) }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'nowhere' }],
    ['STRIPE_SECRET_KEY', { ...PRODUCTION, SANDBOX_PAYMENTS: '' }],
    ['SANDBOX_PAYMENTS', { ...PRODUCTION, SANDBOX_PAYMENTS: 'nowhere' }],
    ['STRIPE_SECRET_KEY', { ...STRIPE, STRIPE_SECRET_KEY: '' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...STRIPE, STRIPE_PUBLISHABLE_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...STRIPE, STRIPE_WEBHOOK_SECRET: '' }],
    ['SELLER_ADDRESS', { ...PRODUCTION, ...STRIPE }],
    ['SELLER_ADDRESS', { ...PRODUCTION, ...STRIPE, SELLER_ADDRESS: ' | ' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'nowhere' }],
    ['METRICS_PORT', { METRICS_PORT: 'nowhere' }],
    ['LOG_ADDRESSES', { LOG_ADDRESSES: 'nowhere' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'nowhere' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://nowhere.example' }],
    ['BACKGROUND_CHECK_KEY', { ...AGENCY, BACKGROUND_CHECK_KEY: '' }],
    ['BACKGROUND_CHECK_CONTACT', { ...AGENCY, BACKGROUND_CHECK_CONTACT: '' }],
    ['BACKGROUND_CHECK_CONTACT', { ...AGENCY, BACKGROUND_CHECK_CONTACT: 'nowhere|(800) 555-0100' }],
    ['BACKGROUND_CHECK_CONTACT', { ...AGENCY, BACKGROUND_CHECK_CONTACT: 'nowhere||(800) 555-0100' }],
    ['BACKGROUND_CHECK_CONTACT', { ...AGENCY, BACKGROUND_CHECK_CONTACT: 'A|nowhere|(512) 555-0100' }],
  ])('the error for %s shows no value', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(name);
    expect(() => readSettings(environment)).not.toThrow('nowhere');
  });
});
