import type { StaffMemberRow } from '@keelson/read-models/staff';
import { staffMembersProjection } from './staff-members.projection';

type Told = Parameters<typeof staffMembersProjection.evolve>[1];

const MEMBER = 'acc_00000000-0000-4000-8000-000000000002';
let version: number;
beforeEach(() => {
  version = 0;
});

/** Of the member's own stream unless it is an event of the account. */
const event = (type: Told['type'], data: object = {}, at = '2026-11-02T09:00:00.000Z'): Told => {
  if (type.startsWith('staff.')) version += 1;
  return { type, data, version, occurredAt: new Date(at), metadata: { subjectId: MEMBER } } as unknown as Told;
};
const registered = () =>
  event('staff.member-registered.v1', {
    ...{ accountId: MEMBER, name: 'Grace Hopper', email: 'grace@keelson.example', kind: 'admin' },
    permissions: ['customers.manage'],
  });
const folded = (...events: readonly Told[]) =>
  events.reduce<StaffMemberRow | null>((row, each) => staffMembersProjection.evolve(row ?? undefined, each), null);

describe('the members of staff', () => {
  it('are invited until they have chosen a password', () => {
    const invited = [registered(), event('staff.member-invited.v1', {}, '2026-11-03T09:00:00.000Z')];
    expect(folded(...invited)).toMatchObject({ invited_at: '2026-11-03T09:00:00.000Z', version: 2 });
    expect(folded(...invited, event('accounts.password-reset.v1'))).toMatchObject({ invited_at: null, version: 2 });
    expect(folded(...invited, event('accounts.signed-in.v1', {}, '2026-11-04T09:00:00.000Z'))).toMatchObject({
      ...{ invited_at: null, last_login_at: '2026-11-04T09:00:00.000Z', version: 2 },
    });
  });

  it('have kind, permissions, name and state as the last event of each says, and the version of their stream', () => {
    expect(
      folded(
        registered(),
        event('staff.permission-granted.v1', { permission: 'journeys.replay' }),
        event('staff.permission-withdrawn.v1', { permission: 'customers.manage' }),
        event('staff.member-renamed.v1', { name: 'Rear Admiral Hopper' }),
        event('staff.member-disabled.v1'),
      ),
    ).toEqual({
      ...{ account_id: MEMBER, name: 'Rear Admiral Hopper', email: 'grace@keelson.example', kind: 'admin' },
      ...{ permissions: ['journeys.replay'], disabled: true, invited_at: null, last_login_at: null, version: 5 },
      registered_at: '2026-11-02T09:00:00.000Z',
    });
  });

  it('are promoted, demoted and enabled', () => {
    const promoted = [registered(), event('staff.member-disabled.v1'), event('staff.member-promoted.v1')];
    expect(folded(...promoted)).toMatchObject({ kind: 'superAdmin', disabled: true });
    const demoted = [...promoted, event('staff.member-demoted.v1'), event('staff.member-enabled.v1')];
    expect(folded(...demoted)).toMatchObject({ kind: 'admin', disabled: false });
  });

  it('are gone when removed or erased, and nobody else has a row', () => {
    for (const type of ['staff.member-removed.v1', 'deletion.personal-data-erased.v1'] as const)
      expect(folded(registered(), event(type))).toBeNull();
    for (const type of ['accounts.signed-in.v1', 'accounts.password-reset.v1'] as const)
      expect(folded(event(type))).toBeNull();
  });
});
