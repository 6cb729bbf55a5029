import { sandboxSettings } from './settings';

const folder = { KEELSON_MODE: 'embedded', KEELSON_SANDBOX_DATA: '/tmp/sandbox' };
const payments = {
  ...folder,
  KEELSON_SANDBOX_STRIPE_PORT: '8035',
  KEELSON_SANDBOX_STRIPE_WEBHOOK_URL: 'http://127.0.0.1:3000/hook',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_new, whsec_old',
};

describe('settings of the sandbox', () => {
  it('plays nobody outside embedded mode', () => {
    for (const mode of ['production', undefined])
      expect(() => sandboxSettings({ ...folder, KEELSON_MODE: mode })).toThrow('KEELSON_MODE');
  });

  it('starts no payments where nothing is said about them', () => {
    expect(sandboxSettings(folder)).not.toHaveProperty('stripe');
  });

  it('signs with the first of the product’s secrets', () => {
    expect(sandboxSettings(payments).stripe).toEqual({
      port: 8035,
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_new',
      webhookUrl: 'http://127.0.0.1:3000/hook',
    });
  });

  it('plays an accounting system only with the product’s own client', () => {
    const xero = { ...folder, KEELSON_SANDBOX_XERO_PORT: '8045', XERO_CLIENT_ID: 'app', XERO_CLIENT_SECRET: 'secret' };
    expect(sandboxSettings(folder)).not.toHaveProperty('xero');
    expect(sandboxSettings(xero).xero).toEqual({
      port: 8045,
      client: { clientId: 'app', clientSecret: 'secret' },
      limitsLifted: false,
    });
    expect(sandboxSettings({ ...xero, KEELSON_SANDBOX_LIMITS: 'lifted' }).xero?.limitsLifted).toBe(true);
    expect(() => sandboxSettings({ ...xero, XERO_CLIENT_SECRET: '' })).toThrow('XERO_CLIENT_SECRET');
  });

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'])('asks for %s', (name) => {
    expect(() => sandboxSettings({ ...payments, [name]: '' })).toThrow(name);
  });
});
