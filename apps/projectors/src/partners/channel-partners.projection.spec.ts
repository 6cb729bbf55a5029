import type { ChannelPartnerRow } from '@keelson/read-models/partners';
import { channelPartnersProjection } from './channel-partners.projection';

type Told = Parameters<typeof channelPartnersProjection.evolve>[1];

const PARTNER = 'acc_4';
const event = (type: Told['type'], data: object, at: string): Told =>
  ({ type, data, occurredAt: new Date(at), metadata: { subjectId: PARTNER } }) as unknown as Told;
const registered = event(
  'partners.partner-registered.v1',
  {
    ...{ accountId: PARTNER, firstName: 'Nell', lastName: 'Marsh', companyName: 'Marsh Advisory', webAddress: null },
    ...{ email: 'nell@marsh.example', phone: '01632 960002', phoneDigits: '01632960002' },
  },
  '2026-09-01T09:00:00.000Z',
);
const signedIn = (at: string) => event('accounts.signed-in.v1', { method: 'password', failuresBefore: 0 }, at);
const folded = (...events: readonly Told[]) =>
  events.reduce<ChannelPartnerRow | null>(
    (row, each) => channelPartnersProjection.evolve(row ?? undefined, each),
    null,
  );

describe('the channel partners', () => {
  it('[BACK-06~] have the last of their sign-ins', () => {
    expect(folded(registered)).toMatchObject({ last_login_at: null, deletion_at: null });
    expect(
      folded(registered, signedIn('2026-10-01T09:00:00.000Z'), signedIn('2026-11-01T09:00:00.000Z')),
    ).toMatchObject({ last_login_at: '2026-11-01T09:00:00.000Z' });
  });

  it('are under deletion until that is stopped, and gone when they are erased', () => {
    const deleteAt = '2026-11-09T09:00:00.000Z';
    const asked = event('deletion.requested.v1', { by: 'staff', deleteAt }, '2026-11-02T09:00:00.000Z');
    expect(folded(registered, asked)).toMatchObject({ deletion_at: deleteAt });
    const stopped = event('deletion.cancelled.v1', {}, '2026-11-03T09:00:00.000Z');
    expect(folded(registered, asked, stopped)).toMatchObject({ deletion_at: null });
    expect(folded(registered, event('deletion.personal-data-erased.v1', {}, deleteAt))).toBeNull();
  });

  it('have no row for the sign-ins and deletions of others', () => {
    for (const type of ['accounts.signed-in.v1', 'deletion.requested.v1', 'deletion.cancelled.v1'] as const)
      expect(folded(event(type, {}, '2026-11-02T09:00:00.000Z'))).toBeNull();
  });
});
