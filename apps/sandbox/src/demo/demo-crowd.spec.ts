import { demoCrowd } from './demo-crowd';

const SIZE = 20_000;
const crowd = demoCrowd(SIZE);

describe('the demo crowd', () => {
  it('has each address once, kept for fiction, and is the same however many parts it comes in', () => {
    expect(new Set(crowd.map(({ email }) => email)).size).toBe(SIZE);
    expect(
      crowd.every(({ email, phone }) => /^[a-z.]+\d+@crowd\.example$/.test(email) && /^01632960\d{3}$/.test(phone)),
    ).toBe(true);
    const parts = [0, 7_000, 14_000].flatMap((from) => demoCrowd(SIZE, from, Math.min(SIZE, from + 7_000)));
    expect(parts).toEqual(crowd);
  });

  it('is of many names and companies, none of which most people share', () => {
    const most = (values: readonly string[]): number => {
      const counts = new Map<string, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      return Math.max(...counts.values());
    };
    expect(most(crowd.map(({ name }) => name))).toBeLessThan(SIZE / 100);
    expect(most(crowd.map(({ companyName }) => companyName))).toBeLessThan(SIZE / 100);
  });

  it('registers first, goes forward in time, is over, and has people of every standing', () => {
    for (const { story } of crowd) {
      const times = story.map(({ minutesAgo }) => minutesAgo);
      expect(story[0]?.deed['did']).toBe('register');
      expect(times.every((time, place) => time > 0 && time < (times[place - 1] ?? Infinity))).toBe(true);
    }
    const begun = crowd.map(({ story }) => story[0]?.minutesAgo ?? 0);
    expect(begun).toEqual(begun.toSorted((one, other) => other - one));
    const of = (holds: (did: readonly string[]) => boolean) =>
      crowd.filter(({ story }) => holds(story.map(({ deed }) => deed['did'] ?? ''))).length / SIZE;
    expect(of((did) => !did.includes('confirm'))).toBeGreaterThan(0.05);
    expect(of((did) => did.filter((each) => each === 'sign-in').length > 1)).toBeGreaterThan(0.1);
    const seen = crowd.filter(({ story }) =>
      story.some(({ minutesAgo, deed }) => deed['did'] === 'sign-in' && minutesAgo < 20 * 1_440),
    );
    expect(seen.length / SIZE).toBeGreaterThan(0.05);
  });
});
