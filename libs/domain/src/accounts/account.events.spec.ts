import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AccountEvent, accountEventDefinitions } from './account.events';
import { type AccountState, evolveAccount, initialAccountState } from './account.state';

const folder = join(__dirname, 'golden');
const types = Object.keys(accountEventDefinitions) as AccountEvent['type'][];
const golden = (type: AccountEvent['type']): AccountEvent =>
  JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as AccountEvent;

const changes: Partial<Record<AccountEvent['type'], Partial<AccountState>>> = {
  'accounts.customer-registered.v1': {
    registration: {
      accountId: 'acc_01932b7e-7d1c-7aaa-8000-000000000001',
      name: 'Ada Byron',
      companyName: 'Engine Works Ltd',
      companyRegistrationNumber: '01234567',
      sector: 3,
      companyType: 'privateLimitedCompany',
      phone: '01632960001',
      phoneDigits: '01632960001',
      email: 'ada@example.com',
      supportNeeds: ['finance'],
    },
    situation: { kind: 'trial', trial: 1, endsAt: '2026-11-16T09:00:00.000Z' },
  },
  'accounts.company-signed-up.v1': {
    registration: {
      accountId: 'acc_01932b7e-7d1c-7aaa-8000-000000000001',
      name: 'Ada Byron',
      companyName: 'Engine Works Ltd',
      companyRegistrationNumber: '01234567',
      sector: 3,
      companyType: 'privateLimitedCompany',
      phone: '01632960001',
      phoneDigits: '01632960001',
      email: 'ada@example.com',
      supportNeeds: [],
    },
    companySignUp: {
      firstName: 'Ada',
      lastName: 'Byron',
      address: { streetAddress: '1 Mill Lane', addressLine: 'Old Town', city: 'Leeds', postCode: 'LS1 1AA' },
      webAddress: 'https://engine-works.example/',
      partnerId: 'partner_keelson',
      plan: 'EarlyAccess',
    },
    situation: { kind: 'awaiting-payment' },
  },
  'accounts.partner-account-opened.v1': { partnerAccount: true },
  'accounts.partner-assigned.v1': { partnerId: 'acc_01932b7e-7d1c-7aaa-8000-000000000002' },
  'accounts.profile-changed.v1': { surname: 'Lovelace' },
  'accounts.company-changed.v1': {},
  'accounts.email-corrected.v1': {},
  'accounts.email-verified.v1': { emailVerified: true },
  'accounts.sign-in-failed.v1': { failuresInRow: 1 },
  'accounts.passcode-setting-changed.v1': { passcodeRequired: true },
  'accounts.second-factor-enrolled.v1': {
    secondFactors: [{ factor: 'authenticator', factorId: 'authenticator' }],
  },
};

describe('stored account events', () => {
  it('[ES-07~] have one golden file per version, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(types.map((type) => `${type}.json`).sort());
  });

  it.each(types)('[ES-07~] %s reads back as the state it made when it was written', (type) => {
    const event = golden(type);
    expect(event.type).toBe(type);
    expect(Object.keys(event.data)).toEqual(
      expect.arrayContaining(Object.keys(accountEventDefinitions[type].personal)),
    );
    expect(evolveAccount(initialAccountState, event)).toEqual({ ...initialAccountState, ...changes[type] });
  });
});
