import { spawn } from 'node:child_process';
import { access, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates the cluster's files unless they are there. UTF-8 with the builtin C.UTF-8 locale, passwords by scram. */
export async function initialiseCluster({ binaries, folder, user, password }) {
  if (
    await access(join(folder, 'PG_VERSION')).then(
      () => true,
      () => false,
    )
  )
    return;
  const private_ = await mkdtemp(join(tmpdir(), 'keelson-init-'));
  const passwordFile = join(private_, 'password');
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (user !== undefined) {
      await chown(private_, user.uid, user.gid);
      await chown(passwordFile, user.uid, user.gid);
    }
    await initdb(binaries, folder, user, passwordFile);
  } finally {
    await rm(private_, { recursive: true, force: true });
  }
}

function initdb(binaries, folder, user, passwordFile) {
  const words = [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
  return new Promise((done, failed) => {
    const child = spawn(join(binaries, 'bin', 'initdb'), words, {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('error', failed);
    child.once('close', (code) =>
      code === 0 ? done() : failed(new Error(`The database could not be created in ${folder}:\n${said}`)),
    );
  });
}
