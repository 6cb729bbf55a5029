import type { CompanyChanged, CustomerRegistered, ProfileChanged } from '@keelson/domain/accounts';
import type { MemberDemoted, MemberPromoted, MemberRegistered } from '@keelson/domain/staff';
import type { Recorded } from '@keelson/event-store';
import { accountProfileProjection } from './account-profile.projection';

const recorded = <
  Event extends
    CompanyChanged | CustomerRegistered | MemberRegistered | MemberPromoted | MemberDemoted | ProfileChanged,
>(
  event: Event,
): Recorded<Event> =>
  ({
    ...event,
    eventId: 'e',
    position: 1,
    streamId: 's',
    version: 1,
    hash: '',
    occurredAt: new Date(0),
    metadata: { subjectId: 'accountId' in event.data ? event.data.accountId : 'acc_1' },
  }) as unknown as Recorded<Event>;

describe('the account profile', () => {
  it('holds what a customer registered with', () => {
    const event = recorded({
      type: 'accounts.customer-registered.v1',
      data: {
        accountId: 'acc_1',
        name: 'Ada Byron',
        companyName: 'Engine Works Ltd',
        companyRegistrationNumber: null,
        sector: 3,
        companyType: 'soletrader',
        phone: '01632960001',
        phoneDigits: '01632960001',
        email: 'ada@example.com',
        supportNeeds: [],
        trial: { kind: 1, endsAt: '2026-11-16T09:00:00.000Z' },
      },
    });
    expect(accountProfileProjection.keyOf(event)).toBe('acc_1');
    expect(accountProfileProjection.evolve(undefined, event)).toEqual({
      account_id: 'acc_1',
      kind: 'customer',
      name: 'Ada Byron',
      company_name: 'Engine Works Ltd',
      email: 'ada@example.com',
      trial: 1,
      trial_ends_at: '2026-11-16T09:00:00.000Z',
    });
  });

  it('holds who a member of staff is', () => {
    const event = recorded({
      type: 'staff.member-registered.v1',
      data: {
        accountId: 'acc_2',
        name: 'Grace Hopper',
        email: 'grace@keelson.example',
        kind: 'admin',
        permissions: [],
      },
    });
    expect(accountProfileProjection.evolve(undefined, event)).toEqual({
      account_id: 'acc_2',
      kind: 'admin',
      name: 'Grace Hopper',
      company_name: '',
      email: 'grace@keelson.example',
      trial: 0,
      trial_ends_at: null,
    });
  });

  it('follows a member of staff who is promoted and demoted', () => {
    const row = { account_id: 'acc_1', kind: 'admin', name: 'Grace Hopper' } as never;
    const promoted = recorded({ type: 'staff.member-promoted.v1', data: {} });
    const superAdmin = accountProfileProjection.evolve(row, promoted);
    expect(superAdmin).toMatchObject({ kind: 'superAdmin', name: 'Grace Hopper' });
    const demoted = recorded({ type: 'staff.member-demoted.v1', data: {} });
    expect(accountProfileProjection.evolve(superAdmin ?? undefined, demoted)).toEqual(row);
    expect(accountProfileProjection.evolve(undefined, demoted)).toBeNull();
  });

  it('follows a change of the profile, and makes no row of one alone', () => {
    const event = recorded({
      type: 'accounts.profile-changed.v1',
      data: { name: 'Ada', surname: 'Lovelace', sector: 7, phone: '01632960002', phoneDigits: '01632960002' },
    });
    const row = { account_id: 'acc_1', kind: 'customer', name: 'Ada Byron', company_name: 'Engine Works Ltd' } as never;
    expect(accountProfileProjection.evolve(row, event)).toMatchObject({ name: 'Ada Lovelace', account_id: 'acc_1' });
    expect(accountProfileProjection.evolve(undefined, event)).toBeNull();
  });

  it('follows a change of the company, and makes no row of one alone', () => {
    const event = recorded({
      type: 'accounts.company-changed.v1',
      data: { companyName: 'Byron LLP', companyRegistrationNumber: 'OC1', companyType: 'soletrader', sector: 2 },
    });
    const row = { account_id: 'acc_1', kind: 'customer', name: 'Ada Byron', company_name: 'Engine Works Ltd' } as never;
    expect(accountProfileProjection.evolve(row, event)).toMatchObject({ name: 'Ada Byron', company_name: 'Byron LLP' });
    expect(accountProfileProjection.evolve(undefined, event)).toBeNull();
  });
});
