import { execFile, spawn } from 'node:child_process';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { asSuperuser } from '../../../deploy/local/postgres/connection.mjs';
import { openDataFolder } from '../../../deploy/local/supervisor/data-folder.mjs';
import { folderSecrets } from '../../../deploy/local/supervisor/secrets.mjs';
import { mismatch } from '../judge/faults.mjs';
import { postmasterOf } from '../product/databases.mjs';
import { inTurn } from '../product/killer.mjs';

const run = promisify(execFile);

/** Each on a small disk of its own, in memory. */
const DISKS = { postgres: '640m', logs: '64m' };
const LARGEST_LOG = '160MB';
const IN_TURN = ['postgres', 'logs', 'postgres'];
const SHORTEST = 3000;
const LONGEST = 8000;
const PIECES = [4 * 1024 * 1024, 4096].map((size) => Buffer.alloc(size, 'full'));

export function lackingForFullDisks() {
  if (process.platform !== 'linux') return 'small disks are made on Linux only';
  return process.getuid() === 0 ? undefined : 'only root may mount the small disks';
}

async function smallDisks({ product }) {
  await openDataFolder(product);
  const folders = Object.keys(DISKS).map((name) => join(product, name));
  const close = unmountedInTheEnd(folders);
  try {
    for (const [index, size] of Object.values(DISKS).entries()) {
      await mkdir(folders[index], { recursive: true });
      await run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tmpfs', folders[index]]);
    }
  } catch (error) {
    await close();
    throw error;
  }
  // A line for each request, so that it shows whether the log goes on.
  return { environment: { KEELSON_LOG_LEVEL: 'info' }, through: (server) => server, close };
}

/** However this run ends, also when it is killed: its end closes what the one who unmounts waits on. */
function unmountedInTheEnd(folders) {
  const words = ['-c', 'cat > /dev/null; for folder; do umount -l "$folder"; done', 'sh', ...folders];
  const waiting = spawn('sh', words, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const done = new Promise((exited) => waiting.once('exit', exited));
  return () => {
    waiting.stdin.end();
    return done;
  };
}

/** Fills a disk, keeps it full for so long, also where something is freed meanwhile, and takes the ballast away again. */
async function fill(folder, milliseconds) {
  const path = join(folder, 'ballast');
  const file = await open(path, 'w');
  try {
    // Down to a page, so that not even one fits besides.
    for (const piece of PIECES) await writeUntilFull(file, piece);
    for (const end = Date.now() + milliseconds; Date.now() < end; await pause(20)) {
      await writeUntilFull(file, PIECES.at(-1));
    }
  } finally {
    await file.close();
    await rm(path);
  }
}

async function writeUntilFull(file, piece) {
  try {
    for (;;) await file.write(piece);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}

const fillOneDisk = async (means, number) => {
  const name = IN_TURN[(number - 1) % IN_TURN.length];
  const before = new Map(means.crowd.statuses);
  await fill(join(means.data, name), means.chance.between(SHORTEST, LONGEST));
  const freedAt = Date.now();
  const unavailable = (means.crowd.statuses.get(503) ?? 0) - (before.get(503) ?? 0);
  await logGoesOn(means);
  means.say(`The disk of ${name} was full: ${unavailable} answers 503 meanwhile`);
  return { kind: 'full disk', target: name, startedAt: freedAt, endedAt: freedAt };
};

async function logGoesOn({ data, until }) {
  const size = async () => (await stat(join(data, 'logs', 'api.log'))).size;
  const before = await size();
  await until('the log of the API does not go on', async () => ((await size()) > before ? true : undefined));
}

/** Left to itself the server keeps up to a gigabyte of its log, and would fill the disk before anybody else does. */
async function keepLogSmall(data) {
  const [{ port }, { superuser: password }] = [await postmasterOf(data), await folderSecrets(data)];
  await asSuperuser({ port, password }, async (client) => {
    await client.query(`ALTER SYSTEM SET max_wal_size = '${LARGEST_LOG}'`);
    await client.query('SELECT pg_reload_conf()');
  });
}

/** What the disks must lead to besides what the judge looks at: answers 503 with Retry-After, and no other failure. */
async function fillInTurn(means, times) {
  await keepLogSmall(means.data);
  const outages = await inTurn({ act: fillOneDisk, times })(means);
  const { statuses, counts } = means.crowd;
  const broken = [...statuses].filter(([status]) => status >= 500 && status !== 503);
  for (const [status, count] of broken) means.faults.push(mismatch(`${count} answers ${status} while a disk was full`));
  if (counts.withoutRetryAfter > 0)
    means.faults.push(mismatch(`${counts.withoutRetryAfter} answers 503 did not say when to come again`));
  if (!statuses.has(503)) means.faults.push(mismatch('no disk was full enough for a 503'));
  return outages;
}

export const fullDisks = ({ times }) => ({ surroundings: smallDisks, plan: (means) => fillInTurn(means, times) });
