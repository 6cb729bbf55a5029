import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnCluster, ownCluster } from '@keelson/test-database';
import { migratedDatabase } from '../conformance/migrated-database';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { EventStoreUnavailable, type StreamAppend } from '../port';
import { openPostgresEventStore, type PostgresEventStore } from '.';
import { sizeOf } from '@keelson/test-database/run';

const FILLS = sizeOf('DISK_FILLS');
const CALLERS = 8;
const PAGE = Buffer.alloc(4096, 'full');
const PIECES = [Buffer.alloc(4 * 1024 * 1024, 'full'), PAGE];

jest.setTimeout(300_000 + FILLS * 60_000);

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** However this process ends, also when it is killed: its end closes what the one who unmounts waits on. */
function unmountedInTheEnd(disk: string): () => Promise<void> {
  const words = ['-c', 'cat > /dev/null; umount -l "$1"; rmdir "$1"', 'sh', disk];
  const waiting = spawn('sh', words, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const done = new Promise<void>((exited) => waiting.once('exit', () => exited()));
  return () => {
    waiting.stdin.end();
    return done;
  };
}

// Small disks are mounted, and only root may do that.
const onSmallDisk = process.platform === 'linux' && process.getuid?.() === 0 ? describe : describe.skip;

onSmallDisk('a full disk under load', () => {
  let disk: string;
  let unmount: () => Promise<void>;
  let cluster: OwnCluster;
  let store: PostgresEventStore;
  beforeAll(async () => {
    disk = mkdtempSync(join(tmpdir(), 'keelson-small-disk-'));
    unmount = unmountedInTheEnd(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0755', 'tmpfs', disk]);
    cluster = await ownCluster(join(disk, 'postgres'));
    const database = await migratedDatabase(cluster);
    store = await openPostgresEventStore({ connectionString: database.urls.app });
  });
  afterAll(async () => {
    await store.close();
    await cluster.stop();
    await unmount();
  });

  /** Fills what is left, keeps it full until `isEnough`, and takes the ballast away. */
  async function fill(isEnough: () => boolean): Promise<void> {
    const path = join(disk, 'ballast');
    const file = openSync(path, 'w');
    try {
      for (const piece of PIECES) writeUntilFull(file, piece);
      while (!isEnough()) {
        writeUntilFull(file, PAGE);
        await pause(20);
      }
    } finally {
      closeSync(file);
      rmSync(path);
    }
  }

  it('[PROJ-06~] refuses appends as unavailable, loses none that it took, and takes them again once there is room', async () => {
    const acknowledged: StreamAppend[] = [];
    const refused: StreamAppend[] = [];
    const load = new AbortController();
    const caller = async (): Promise<void> => {
      while (!load.signal.aborted) {
        const data = [{ n: 1 }, { text: 'x'.repeat(2_000) }];
        const append = sampleAppend({ streamId: newStream(), expectedVersion: 0, data });
        const outcome = await store.append(append).catch((error: unknown) => {
          if (!(error instanceof EventStoreUnavailable)) throw error;
          return undefined;
        });
        (outcome ? acknowledged : refused).push(append);
        if (!outcome) await pause(50);
      }
    };
    const callers = Promise.all(Array.from({ length: CALLERS }, caller));
    callers.catch(() => load.abort());
    const enough = async (appends: readonly StreamAppend[]): Promise<void> => {
      for (const due = appends.length + 50; appends.length < due && !load.signal.aborted;) await pause(5);
    };
    try {
      for (let fills = 1; fills <= FILLS; fills += 1) {
        await enough(acknowledged);
        const due = refused.length + 3 * CALLERS;
        await fill(() => refused.length >= due || load.signal.aborted);
      }
      await enough(acknowledged);
    } finally {
      load.abort();
    }
    await callers;

    const stored = (await store.readAll(0, 1_000_000)).events;
    const present = new Set(stored.map(({ eventId }) => eventId));
    const countOf = ({ events }: StreamAppend): number => events.filter(({ eventId }) => present.has(eventId)).length;
    expect(acknowledged.filter((append) => countOf(append) !== 2)).toEqual([]);
    for (const append of refused) expect([0, 2]).toContain(countOf(append));
    const again = await Promise.all(refused.map((append) => store.append(append)));
    expect(again.map(({ kind }) => kind)).toEqual(
      refused.map((append) => (countOf(append) === 2 ? 'repeated' : 'appended')),
    );
    expect((await store.readAll(0, 1_000_000)).events).toHaveLength(2 * (acknowledged.length + refused.length));
  });
});
