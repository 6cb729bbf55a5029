import { spawn } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresBinaries } from './binaries.mjs';
import { freePort, HOST, untilAnswering } from './connection.mjs';
import { clusterFolder } from './data-folder.mjs';
import { initialiseCluster } from './initialise.mjs';
import { endPostmaster } from './postmaster.mjs';
import { unprivilegedUser } from './unprivileged-user.mjs';

/**
 * Starts Postgres on a data folder: loopback only, scram passwords, durable. A postmaster that a killed run left on this
 * same folder is ended first. Resolves once it answers.
 *
 * @param {{ folder: string, password: string, port?: number, logFile?: string, settings?: Record<string, string> }} wanted
 */
export async function startCluster({ folder: wanted, password, port: wantedPort, logFile, settings = {} }) {
  const user = await unprivilegedUser();
  const [binaries, folder] = [await postgresBinaries(user), await clusterFolder(wanted, user)];
  await initialiseCluster({ binaries, folder, user, password });
  await endPostmaster(folder);
  for (let attempt = 1; ; attempt += 1) {
    const port = wantedPort ?? (await freePort());
    const server = await launch({ binaries, folder, user, port, logFile, settings });
    try {
      await untilAnswering({ port, password }, server.isRunning);
      return { ...server, port, folder, remove: () => rm(folder, { recursive: true, force: true }) };
    } catch (error) {
      await server.stop();
      if (attempt === 3 || error.code === '28P01') throw error;
    }
  }
}

async function launch({ binaries, folder, user, port, logFile, settings }) {
  const fixed = {
    listen_addresses: HOST,
    port: String(port),
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // A segment that is used again keeps its old bytes until it is written over, those of erased people too.
    wal_recycle: 'off',
    max_connections: '120',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const flags = Object.entries({ ...fixed, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = logFile === undefined ? undefined : await open(logFile, 'a', 0o600);
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', folder, ...flags], {
    cwd: '/',
    // A session of its own: Ctrl-C in the terminal reaches the supervisor alone, which stops the database last.
    detached: true,
    stdio: ['ignore', log?.fd ?? 'ignore', log?.fd ?? 'ignore'],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
  });
  let running = true;
  const exited = new Promise((done) => {
    child.once('error', () => ((running = false), done(-1)));
    child.once('exit', (code, signal) => ((running = false), done(signal ?? code)));
  });
  await log?.close();
  return {
    pid: child.pid,
    exited,
    isRunning: () => running,
    stop: async () => {
      await endPostmaster(folder);
      if (running) child.kill('SIGQUIT');
      await exited;
    },
  };
}
