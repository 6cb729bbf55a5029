import { answersThatStand, mailedBeforePromotion } from './taken-back.mjs';

const promotion = { kind: 'promoted', heldBackAt: 1000, promotedAt: 2000, head: 50 };
const acked = (position: number, answeredAt: number) => ({ kind: 'acked', key: 'a', position, answeredAt });
const refused = (answeredAt: number) => ({ kind: 'refused', key: 'a', status: 409, code: 'STEP_LOCKED', answeredAt });
const standing = (entry: object): boolean => (answersThatStand([entry], [promotion]) as readonly object[]).length === 1;

describe('answers after a failover', () => {
  it('stand where the promoted standby had received what they are about', () => {
    expect(standing(acked(50, 1900))).toBe(true);
    expect(standing(acked(51, 1900))).toBe(false);
  });

  it('stand where they were given afterwards, at positions that are given anew', () => {
    expect(standing(acked(51, 2000))).toBe(true);
    expect(standing(refused(2000))).toBe(true);
  });

  it('of refusals stand where nothing can have been taken back', () => {
    expect(standing(refused(999))).toBe(true);
    expect(standing(refused(1000))).toBe(false);
    expect(standing({ kind: 'echoed', key: 'a', position: 'refused STEP_LOCKED', answeredAt: 1500 })).toBe(false);
  });

  it('are no business of commands that were only sent', () => {
    expect(standing({ kind: 'sent', key: 'a', owner: 'owner-1', route: 'accounts.register' })).toBe(true);
  });
});

describe('mails before a promotion', () => {
  it('may come again if they came while the standby was held back', () => {
    const mails = [500, 1000, 1999, 2000].map((at) => ({ at: new Date(at).toISOString() }));
    expect([...mailedBeforePromotion(mails, [promotion])]).toEqual(mails.slice(1, 3));
  });
});
