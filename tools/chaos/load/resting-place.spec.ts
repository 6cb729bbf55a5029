import { restingPlace } from './resting-place.mjs';

describe('the resting place of a crowd', () => {
  it('lets what has begun end, holds back the rest, and lets it go on', async () => {
    const place = restingPlace();
    let finish = (): void => undefined;
    const done: string[] = [];
    const first = place.passing(() => new Promise<void>((ended) => (finish = ended))).then(() => done.push('first'));
    await Promise.resolve();
    const rested = place.rest().then(() => done.push('rested'));
    const second = place.passing(async () => void done.push('second'));
    finish();
    await Promise.all([first, rested]);
    expect(done.toSorted()).toEqual(['first', 'rested']);
    place.goOn();
    await second;
    expect(done).toContain('second');
  });

  it('lets what has begun do what belongs to it', async () => {
    const place = restingPlace();
    let finish = (): void => undefined;
    const begun = new Promise<void>((ended) => (finish = ended));
    const whole = place.passing(async () => {
      await begun;
      return (await place.passing(async () => 'its part')) as string;
    });
    await Promise.resolve();
    const rested = place.rest();
    finish();
    await rested;
    expect(await whole).toBe('its part');
  });

  it('is at rest at once where nothing is under way', async () => {
    const place = restingPlace();
    await place.rest();
    place.goOn();
    expect(await place.passing(async () => 'passed')).toBe('passed');
  });
});
