import { SteadyCalls } from './steady-calls';

describe('steady calls', () => {
  it('leave a pause between one and the next, and none after a quiet time', async () => {
    let now = 1_000;
    const pauses: number[] = [];
    const calls = {
      run: <Value>(call: () => Promise<Value>) => call(),
      find: <Value>(call: () => Promise<Value>): Promise<Value | undefined> => call(),
    };
    const pause = (ms: number) => Promise.resolve(void pauses.push(ms));
    const steady = new SteadyCalls(calls, 40, () => now, pause);
    const answers = [steady.run(() => Promise.resolve(1)), steady.find(() => Promise.resolve(2))];
    answers.push(steady.run(() => Promise.resolve(3)));
    expect(await Promise.all(answers)).toEqual([1, 2, 3]);
    expect(pauses).toEqual([40, 80]);
    now += 500;
    await steady.run(() => Promise.resolve(4));
    expect(pauses).toEqual([40, 80]);
  });
});
