import { PasswordHasher } from './password-hasher';
import { QueueFull, WorkQueue } from '../work-queue';

describe('the password hasher', () => {
  const hasher = new PasswordHasher();

  it('[AUTHN-03~] uses Argon2id with 19 MiB, two passes, one lane', async () => {
    expect(await hasher.hash('Harbour7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('[AUTHN-03~] knows hashes of other parameters', async () => {
    const weak = await new PasswordHasher({ cost: { memoryCost: 4096, timeCost: 1, parallelism: 1 } }).hash('Harbour7');
    expect(hasher.isOutdated(weak)).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('Harbour7'))).toBe(false);
    expect(await hasher.verify(weak, 'Harbour7')).toBe(true);
  });

  it('[AUTHN-01~] cuts nothing off and takes one form of composed characters', async () => {
    const long = 'x'.repeat(128);
    const stored = await hasher.hash(`${long}é`);
    expect(await hasher.verify(stored, `${long}e\u0301`)).toBe(true);
    expect(await hasher.verify(stored, long)).toBe(false);
  });

  it('[AUTHN-04~] does the same work where there is no hash, and says no', async () => {
    const before = hasher.evaluated;
    expect(await hasher.verify(undefined, 'no password is this')).toBe(false);
    expect(hasher.evaluated).toBe(before + 1);
  });

  it('[AUTHN-04~] compares for unknown accounts again once a full queue is over', async () => {
    const busy = new PasswordHasher({ concurrency: 1, waiting: 0 });
    const running = busy.hash('Harbour7');
    await Promise.allSettled([busy.verify(undefined, 'no password is this'), running]);
    expect(await busy.verify(undefined, 'no password is this')).toBe(false);
  });

  it('lets people who are signed in pass a storm of strangers', async () => {
    const stormed = new PasswordHasher({ concurrency: 1, waiting: 0 });
    const running = stormed.hash('Harbour7');
    await expect(stormed.hash('Harbour7')).rejects.toBeInstanceOf(QueueFull);
    const own = await stormed.hash('Harbour7', 'signed-in');
    expect(await stormed.verify(own, 'Harbour7', 'signed-in')).toBe(true);
    await running;
  });

  it('pretends without comparing', async () => {
    const before = hasher.evaluated;
    await hasher.pretend();
    expect(hasher.evaluated).toBe(before);
    expect(hasher.pretended).toBe(1);
  });
});

describe('the work queue', () => {
  it('[AUTHN-03~] runs a few at once, keeps order and refuses beyond its length', async () => {
    const queue = new WorkQueue(2, 3);
    const releases: (() => void)[] = [];
    const order: number[] = [];
    let most = 0;
    let running = 0;
    const work = (number: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(number);
      await new Promise<void>((resolve) => releases.push(resolve));
      running -= 1;
    };
    const results = [0, 1, 2, 3, 4].map((number) => queue.run(work(number)));
    await expect(queue.run(work(5))).rejects.toThrow(QueueFull);
    for (let done = 0; done < 5; done += 1) {
      releases.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(results);
    expect(order).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
    expect(running).toBe(0);
  });

  it('goes on after work that failed', async () => {
    const queue = new WorkQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
