import { bannerFor } from './banner-text';

const NOW = Date.parse('2026-11-02T09:00:00Z');
const ENDS = '2026-11-07T13:00:00Z';
const base = { kind: 'customer', underDeletion: false, freeTrailUser: 0 } as const;

describe('account banner', () => {
  it('is absent for a paying customer and for staff', () => {
    expect(bannerFor(base, NOW)).toBeUndefined();
    expect(bannerFor({ ...base, kind: 'admin', freeTrailUser: 1, trialEndsAt: ENDS }, NOW)).toBeUndefined();
  });

  it.each([1, 2] as const)('[SHELL-02~] counts the trial of kind %s', (freeTrailUser) => {
    expect(bannerFor({ ...base, freeTrailUser, trialEndsAt: ENDS }, NOW)).toEqual({
      tone: 'trial',
      text: '5 days 4 hours left of your free trial. It ends on 7 Nov 2026.',
    });
  });

  it('[SHELL-02~] says when the trial has ended', () => {
    const ended = bannerFor({ ...base, freeTrailUser: 1, trialEndsAt: '2026-11-01T00:00:00Z' }, NOW);
    expect(ended?.text).toBe('Your free trial ended on 1 Nov 2026.');
  });

  it('[SHELL-02~] says something else under deletion while a trial runs', () => {
    const during = bannerFor({ ...base, underDeletion: true, freeTrailUser: 1, trialEndsAt: ENDS }, NOW);
    const after = bannerFor({ ...base, underDeletion: true }, NOW);
    expect(during?.text).toContain('when your free trial ends, in 5 days 4 hours');
    expect(after?.text).toBe('Your account will be deleted.');
  });

  it('[DEL-06~] counts down to the moment of the deletion, with another text while a trial runs', () => {
    const deleteAt = '2026-11-04T10:30:00Z';
    const text = (viewer: object, now = NOW) => bannerFor({ ...base, underDeletion: true, ...viewer }, now)?.text;
    expect(text({ deleteAt })).toBe('Your account will be deleted in 2 days 1 hour.');
    expect(text({ deleteAt }, NOW + 30_000 * 60)).toContain('in 2 days 1 hour');
    expect(text({ deleteAt }, Date.parse(deleteAt) - 90_000)).toContain('in 1 minute.');
    expect(text({ deleteAt }, Date.parse(deleteAt))).toContain('any moment now');
    expect(text({ freeTrailUser: 2, trialEndsAt: ENDS, deleteAt: ENDS })).toBe(
      'Your account will be deleted when your free trial ends, in 5 days 4 hours.',
    );
  });
});
