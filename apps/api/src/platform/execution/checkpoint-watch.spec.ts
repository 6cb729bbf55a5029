import { CheckpointWatch, type CheckpointSource } from './checkpoint-watch';

class TestCheckpoints implements CheckpointSource {
  readonly known = new Map<string, number>();
  asked = 0;
  failing = false;
  private wake = (): void => undefined;

  positions(): Promise<ReadonlyMap<string, number>> {
    this.asked += 1;
    return this.failing ? Promise.reject(new Error('away')) : Promise.resolve(new Map(this.known));
  }
  onProjected(wake: () => void): () => void {
    this.wake = wake;
    return () => (this.wake = () => undefined);
  }
  move(name: string, position: number): void {
    this.known.set(name, position);
    this.wake();
  }
}

const watchOver = (source: TestCheckpoints, pollMs = 60_000) => {
  const errors: unknown[] = [];
  return { errors, watch: new CheckpointWatch(source, (error) => errors.push(error), { pollMs }) };
};

describe('CheckpointWatch', () => {
  it('resolves once every projection includes the position, told by a notice', async () => {
    const source = new TestCheckpoints();
    const { watch } = watchOver(source);
    let reached = false;
    const waiting = watch.reached(['a', 'b'], 5, 10_000).then(() => (reached = true));
    source.move('a', 5);
    source.move('b', 4);
    await new Promise((resolve) => setImmediate(resolve));
    expect(reached).toBe(false);
    source.move('b', 6);
    await waiting;
    watch.close();
  });

  it('finds it by polling when the notice is lost', async () => {
    const source = new TestCheckpoints();
    const { watch } = watchOver(source, 5);
    const waiting = watch.reached(['a'], 1, 10_000);
    source.known.set('a', 1);
    await waiting;
    watch.close();
  });

  it('[PROJ-09~] gives up when the time is over, and asks no more', async () => {
    const source = new TestCheckpoints();
    const { watch } = watchOver(source, 5);
    await watch.reached(['a'], 1, 20);
    const { asked } = source;
    source.move('a', 1);
    expect(source.asked).toBe(asked);
    watch.close();
  });

  it('asks once for many who wait, and survives an outage', async () => {
    const source = new TestCheckpoints();
    const { watch, errors } = watchOver(source);
    source.failing = true;
    const waiting = Array.from({ length: 500 }, () => watch.reached(['a'], 1, 10_000));
    await new Promise((resolve) => setImmediate(resolve));
    expect(source.asked).toBe(1);
    source.failing = false;
    source.move('a', 1);
    await Promise.all(waiting);
    expect(errors).not.toEqual([]);
    watch.close();
  });
});
