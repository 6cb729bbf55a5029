import { sandboxSettings } from './settings';

const folder = { KEELSON_SANDBOX_DATA: '/tmp/sandbox' };
const payments = {
  ...folder,
  KEELSON_SANDBOX_STRIPE_PORT: '8035',
  KEELSON_SANDBOX_STRIPE_WEBHOOK_URL: 'http://127.0.0.1:3000/hook',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_new, whsec_old',
};

describe('settings of the sandbox', () => {
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

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'])('asks for %s', (name) => {
    expect(() => sandboxSettings({ ...payments, [name]: '' })).toThrow(name);
  });
});
