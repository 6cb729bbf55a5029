import { rename, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { runningPostmaster } from '../../../deploy/local/postgres/postmaster.mjs';
import { postmasterOf } from './databases.mjs';
import { processes, signalled } from './processes.mjs';
import { productFiles, promote, standbyOf } from './standby.mjs';

const LONGEST_FOLLOWING = 2000;
const SHORTEST_LAG = 300;
const LONGEST_LAG = 3000;
const LONGEST_READ_ONLY = 3000;

/**
 * Lets a standby follow the database, cuts it off while commands run, and some time later kills the database and puts
 * the standby in its place: read-only first, then promoted. What was written after the cut is gone, as it is when an
 * asynchronous standby takes over; everything before it must be there.
 */
export async function failOver({ crowd, data, chance, until, journal }) {
  await crowd.rest();
  let standby;
  try {
    standby = await standbyOf(data, until);
  } finally {
    crowd.goOn();
  }
  await pause(chance.between(0, LONGEST_FOLLOWING));
  const heldBackAt = Date.now();
  let head;
  try {
    head = await standby.holdBack();
    await pause(chance.between(SHORTEST_LAG, LONGEST_LAG));
    await putInPlace(data, standby, until);
  } finally {
    // Nothing of it is left in its own place where it took the other’s.
    await standby.stop();
    await rm(standby.folder, { recursive: true, force: true });
  }
  await pause(chance.between(0, LONGEST_READ_ONLY));
  const promotedAt = Date.now();
  journal.promoted({ heldBackAt, promotedAt, head });
  crowd.leave();
  await promote(data, until);
}

/** The one who starts the database again when it ends sleeps meanwhile. */
async function putInPlace(data, standby, until) {
  const files = await productFiles(data);
  const server = await until('the database does not run', () => postmasterOf(data));
  const { parent: guardian } = (await processes()).find(({ pid }) => pid === server.pid);
  signalled(guardian, 'SIGSTOP');
  try {
    signalled(server.pid, 'SIGKILL');
    await until('the database does not end', async () => ((await runningPostmaster(files)) ? undefined : true));
    await standby.stop();
    await rename(files, `${files}-lost`);
    await rename(standby.folder, files);
  } finally {
    signalled(guardian, 'SIGCONT');
  }
  await rm(`${files}-lost`, { recursive: true, force: true });
}
