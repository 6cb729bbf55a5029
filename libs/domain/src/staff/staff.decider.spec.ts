import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { secondFactorRuleEventDefinitions } from './second-factor-rule.events';
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
const grant = (...permissions: string[]): StaffCommand => ({ name: 'GrantPermissions', permissions });
const withdraw = (...permissions: string[]): StaffCommand => ({ name: 'WithdrawPermissions', permissions });

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

  it('is granted several permissions together, each once, and none that is held', () => {
    const both: StaffEvent[] = ['journeys.replay', 'payments.reconcile'].map((permission) => ({
      type: 'staff.permission-granted.v1',
      data: { permission },
    }));
    const asked = ['journeys.replay', 'customers.manage', 'payments.reconcile', 'journeys.replay'];
    expect(decided([registered], grant(...asked))).toEqual(both);
    expect(decided([registered, ...both], grant(...asked))).toEqual([]);
    const held = folded([registered, ...both]).member?.permissions;
    const all = withdraw(...asked, 'customers.act-as');
    const withdrawn = decided([registered, ...both], all);
    expect(withdrawn).toHaveLength(held?.length ?? 0);
    expect(folded([registered, ...both, ...(withdrawn as StaffEvent[])]).member?.permissions).toEqual([]);
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

  it('is called what was sent last, whatever else happened, until they are removed', () => {
    const rename = (to: string): StaffCommand => ({ name: 'RenameMember', to });
    const renamed = (name: string): StaffEvent => ({ type: 'staff.member-renamed.v1', data: { name } });
    expect(decided([], rename('Grace'))).toBe('NOT_STAFF');
    expect(decided([registered, { type: 'staff.member-removed.v1', data: {} }], rename('Grace'))).toBe(
      'MEMBER_REMOVED',
    );
    const other: readonly StaffCommand[] = [
      grant('journeys.replay'),
      withdraw('customers.manage'),
      { name: 'PromoteMember' },
      { name: 'DemoteMember', last: false },
    ];
    const step = fc.oneof(fc.constantFrom('Grace', 'Ada', member.name), fc.constantFrom(...other));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let events: readonly StaffEvent[] = [registered];
        let name = member.name;
        for (const each of steps) {
          const decision = decided(events, typeof each === 'string' ? rename(each) : each);
          if (typeof each === 'string') {
            expect(decision).toEqual(each === name ? [] : [renamed(each)]);
            name = each;
          }
          if (typeof decision !== 'string') events = [...events, ...decision];
        }
        const { name: known, email, accountId } = folded(events).member ?? member;
        expect({ name: known, email, accountId }).toEqual({ name, email: member.email, accountId: member.accountId });
      }),
    );
  });

  it('is granted nothing as super admin, who holds all', () => {
    const superAdmin: StaffEvent = { ...registered, data: { ...member, kind: 'superAdmin' } };
    expect(decided([superAdmin], grant('journeys.replay'))).toBe('SUPER_ADMIN_HOLDS_ALL');
    expect(decided([superAdmin], withdraw('customers.manage'))).toBe('SUPER_ADMIN_HOLDS_ALL');
  });
});

describe('an invitation', () => {
  const invited: StaffEvent = { type: 'staff.member-invited.v1', data: {} };
  const again = (passwordChosen: boolean): StaffCommand => ({ name: 'InviteAgain', passwordChosen });

  it('comes with the registration, once for a person', () => {
    expect(decided([], { name: 'InviteMember', member })).toEqual([registered, invited]);
    expect(decided([registered], { name: 'InviteMember', member })).toBe('ALREADY_REGISTERED');
    expect(decided([registered, invited], { name: 'RegisterMember', member })).toBe('ALREADY_REGISTERED');
  });

  it('is sent again, each time anew, until the password is chosen', () => {
    expect(decided([registered, invited], again(false))).toEqual([invited]);
    expect(decided([registered, invited, invited], again(false))).toEqual([invited]);
    expect(decided([registered, invited], again(true))).toBe('PASSWORD_CHOSEN');
    expect(decided([], again(false))).toBe('NOT_STAFF');
  });

  it('goes to members only who may take it up, whatever happened to them before', () => {
    const end = (name: 'DisableMember' | 'RemoveMember' | 'DemoteMember'): StaffCommand => ({ name, last: false });
    const others: readonly StaffCommand[] = [
      ...[end('DisableMember'), end('RemoveMember'), end('DemoteMember')],
      ...[{ name: 'EnableMember' } as const, { name: 'PromoteMember' } as const],
      ...[grant('journeys.replay'), withdraw('customers.manage'), again(false), again(true)],
    ];
    const run = (commands: readonly StaffCommand[]) =>
      commands.reduce<readonly StaffEvent[]>((events, command) => {
        const decision = decided(events, command);
        return typeof decision === 'string' ? events : [...events, ...decision];
      }, []);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...others), { maxLength: 12 }), fc.boolean(), (commands, passwordChosen) => {
        const events = run([{ name: 'InviteMember', member }, ...commands]);
        const expected = {
          removed: 'MEMBER_REMOVED',
          disabled: 'MEMBER_DISABLED',
          active: passwordChosen ? 'PASSWORD_CHOSEN' : [invited],
        };
        expect(decided(events, again(passwordChosen))).toEqual(expected[folded(events).membership]);
      }),
    );
  });
});

describe('stored staff events', () => {
  const folder = join(__dirname, 'golden');
  const types = Object.keys(staffEventDefinitions) as StaffEvent['type'][];
  const golden = (type: StaffEvent['type']): StaffEvent =>
    JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as StaffEvent;

  it('[ES-07~] have one golden file per version, and no other', () => {
    const all = [...types, ...Object.keys(secondFactorRuleEventDefinitions)];
    expect(readdirSync(folder).sort()).toEqual(all.map((type) => `${type}.json`).sort());
  });

  it('[ES-07~] read back as the state they made when they were written', () => {
    expect(folded([golden('staff.member-registered.v1')])).toEqual({ member, membership: 'active' });
    expect(folded(types.map(golden)).member?.name).toBe('Grace Brewster Hopper');
    expect(folded(types.map(golden)).member?.permissions).toEqual(['journeys.replay']);
  });
});
