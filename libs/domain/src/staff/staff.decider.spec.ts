import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffDecider, type StaffCommand } from './staff.decider';
import { type StaffEvent, staffEventDefinitions, type StaffMember } from './staff.events';

const member: StaffMember = {
  accountId: 'acc_01932b7e-7d1c-7aaa-8000-000000000001',
  name: 'Grace Hopper',
  email: 'grace@keelson.example',
  kind: 'admin',
  permissions: ['customers.manage'],
};
const registered: StaffEvent = { type: 'staff.member-registered.v1', data: member };
const granted: StaffEvent = { type: 'staff.permission-granted.v1', data: { permission: 'journeys.replay' } };

const folded = (given: readonly StaffEvent[]) =>
  given.reduce((state, event) => staffDecider.evolve(state, event), staffDecider.initialState);
const decided = (given: readonly StaffEvent[], command: StaffCommand) => {
  const decision = staffDecider.decide(command, folded(given));
  return decision.ok ? decision.value : decision.failure.code;
};
const grant = (permission: string): StaffCommand => ({ name: 'GrantPermission', permission });
const withdraw = (permission: string): StaffCommand => ({ name: 'WithdrawPermission', permission });

describe('a member of staff', () => {
  it('is registered once', () => {
    expect(decided([], { name: 'RegisterMember', member })).toEqual([registered]);
    expect(decided([registered], { name: 'RegisterMember', member })).toBe('ALREADY_REGISTERED');
  });

  it('[EVENT-01~] is granted permissions one by one', () => {
    expect(decided([registered], grant('journeys.replay'))).toEqual([granted]);
    expect(decided([registered, granted], grant('journeys.replay'))).toEqual([]);
    expect(decided([registered], grant('customers.manage'))).toEqual([]);
    expect(decided([registered, granted], withdraw('journeys.replay'))).toEqual([
      { type: 'staff.permission-withdrawn.v1', data: { permission: 'journeys.replay' } },
    ]);
    expect(decided([registered], withdraw('journeys.replay'))).toEqual([]);
    expect(decided([], grant('journeys.replay'))).toBe('NOT_STAFF');
  });

  it('is disabled, enabled and removed, once each', () => {
    const [disabled, enabled, removed] = (['disabled', 'enabled', 'removed'] as const).map((end): StaffEvent => ({
      type: `staff.member-${end}.v1`,
      data: {},
    })) as [StaffEvent, StaffEvent, StaffEvent];
    const disable = { name: 'DisableMember', last: false } as const;
    const remove = { name: 'RemoveMember', last: false } as const;
    const enable = { name: 'EnableMember' } as const;
    expect(decided([registered], disable)).toEqual([disabled]);
    expect(decided([registered, disabled], disable)).toEqual([]);
    expect(decided([registered, disabled], enable)).toEqual([enabled]);
    expect(decided([registered], enable)).toEqual([]);
    expect(decided([registered, disabled], remove)).toEqual([removed]);
    expect(decided([registered, removed], remove)).toEqual([]);
    for (const late of [disable, enable, grant('journeys.replay'), { name: 'PromoteMember' } as const])
      expect(decided([registered, removed], late)).toBe('MEMBER_REMOVED');
    for (const each of [disable, enable, remove]) expect(decided([], each)).toBe('NOT_STAFF');
  });

  it('is neither disabled, removed nor demoted as the last super admin', () => {
    const superAdmin: StaffEvent = { ...registered, data: { ...member, kind: 'superAdmin', permissions: [] } };
    for (const name of ['DisableMember', 'RemoveMember', 'DemoteMember'] as const) {
      expect(decided([superAdmin], { name, last: true })).toBe('LAST_SUPER_ADMIN');
      expect(decided([superAdmin], { name, last: false })).toHaveLength(1);
    }
    for (const name of ['DisableMember', 'RemoveMember'] as const)
      expect(decided([registered], { name, last: true })).toHaveLength(1);
  });

  it('is promoted and demoted, and holds no permission of before afterwards', () => {
    const promote = { name: 'PromoteMember' } as const;
    const demote = { name: 'DemoteMember', last: false } as const;
    const promoted: StaffEvent = { type: 'staff.member-promoted.v1', data: {} };
    const demoted: StaffEvent = { type: 'staff.member-demoted.v1', data: {} };
    const withdrawn: StaffEvent = { type: 'staff.permission-withdrawn.v1', data: { permission: 'customers.manage' } };
    expect(decided([registered], promote)).toEqual([promoted]);
    expect(decided([registered, promoted], promote)).toEqual([]);
    expect(decided([registered, promoted], demote)).toEqual([demoted, withdrawn]);
    expect(decided([registered, promoted, demoted, withdrawn], demote)).toEqual([]);
    expect(folded([registered, promoted]).member?.kind).toBe('superAdmin');
    expect(folded([registered, promoted, demoted, withdrawn]).member).toMatchObject({ kind: 'admin', permissions: [] });
  });

  it('is granted nothing as super admin, who holds all', () => {
    const superAdmin: StaffEvent = { ...registered, data: { ...member, kind: 'superAdmin' } };
    expect(decided([superAdmin], grant('journeys.replay'))).toBe('SUPER_ADMIN_HOLDS_ALL');
    expect(decided([superAdmin], withdraw('customers.manage'))).toBe('SUPER_ADMIN_HOLDS_ALL');
  });
});

describe('stored staff events', () => {
  const folder = join(__dirname, 'golden');
  const types = Object.keys(staffEventDefinitions) as StaffEvent['type'][];
  const golden = (type: StaffEvent['type']): StaffEvent =>
    JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as StaffEvent;

  it('[ES-07~] have one golden file per version, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(types.map((type) => `${type}.json`).sort());
  });

  it('[ES-07~] read back as the state they made when they were written', () => {
    expect(folded([golden('staff.member-registered.v1')])).toEqual({ member, membership: 'active' });
    expect(folded(types.map(golden)).member?.permissions).toEqual(['journeys.replay']);
  });
});
