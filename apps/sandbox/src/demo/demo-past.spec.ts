import { DEMO_PAST } from './demo-past';
import { DEMO_CUSTOMERS, DEMO_PARTNERS, DEMO_STAFF } from './demo-people';

const DAY = 1_440;
const deeds = DEMO_PAST.flatMap(({ story }) => story);

describe('the demo past', () => {
  it('is of people of their own, at addresses and numbers kept for fiction', () => {
    const emails = DEMO_PAST.map(({ email }) => email);
    const others = [...DEMO_CUSTOMERS, ...DEMO_PARTNERS, ...DEMO_STAFF].map(({ email }) => email);
    expect(new Set([...emails, ...others]).size).toBe(emails.length + others.length);
    expect(emails.every((email) => email.endsWith('.example'))).toBe(true);
    expect(DEMO_PAST.every(({ phone }) => /^01632960\d{3}$/.test(phone))).toBe(true);
  });

  it('begins with each registration, goes forward and is over', () => {
    for (const { email, story } of DEMO_PAST) {
      const times = story.map(({ minutesAgo }) => minutesAgo);
      expect([email, story[0]?.deed]).toEqual([email, { did: 'register' }]);
      expect([email, times]).toEqual([email, [...times].sort((one, other) => other - one)]);
      expect([email, Math.min(...times) > 0]).toEqual([email, true]);
    }
  });

  it('is spread over weeks, with refusals, wrong passwords, an unconfirmed address and trials that are over', () => {
    const begun = DEMO_PAST.map(({ story }) => (story[0]?.minutesAgo ?? 0) / DAY);
    expect(Math.max(...begun)).toBeGreaterThan(28);
    expect(begun.filter((days) => days > 14).length).toBeGreaterThan(3);
    expect(begun.filter((days) => days < 14).length).toBeGreaterThan(6);
    const did = deeds.map(({ deed }) => deed['did']);
    expect(did).toEqual(expect.arrayContaining(['refused', 'wrong-password', 'unconfirmed', 'leave', 'complete']));
    expect(new Set(deeds.map(({ deed }) => deed['code'])).size).toBeGreaterThan(4);
  });
});
