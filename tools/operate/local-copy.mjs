import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clusterFolder } from '../../deploy/local/postgres/data-folder.mjs';
import { runningPostmaster } from '../../deploy/local/postgres/postmaster.mjs';
import { unprivilegedUser } from '../../deploy/local/postgres/unprivileged-user.mjs';
import { environments } from '../../deploy/local/supervisor/environments.mjs';
import { folderSecrets } from '../../deploy/local/supervisor/secrets.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Runs one of the operator's programs and ends as it ends. Where the environment names the databases it works on those,
 * else on the copy that runs on this machine: `--data DIR` says on which (default: .keelson in the checkout).
 */
export async function runForOperator(program, given, taken = (words) => words) {
  const at = given.indexOf('--data');
  const folder = at === -1 ? undefined : given[at + 1];
  if (at !== -1 && folder === undefined) fail('--data needs a folder.');
  const words = at === -1 ? given : given.toSpliced(at, 2);
  const path = join(ROOT, program);
  if (!existsSync(path)) fail('Keelson is not built yet: npm run build');
  const data = resolve(folder ?? join(ROOT, '.keelson'));
  const named = Object.keys(process.env).some((name) => /^KEELSON_DB_[A-Z]+_URL(_FILE)?$/.test(name));
  const environment = named ? process.env : await ofThisMachine(data);
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', path, ...taken(words)], {
    env: environment,
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

async function ofThisMachine(data) {
  if (!existsSync(join(data, 'secrets.json'))) fail(`${data} holds no Keelson. Choose its folder with --data DIR.`);
  const folder = await clusterFolder(join(data, 'postgres'), await unprivilegedUser());
  const database = await runningPostmaster(folder);
  if (database === undefined) fail(`Keelson does not run on ${data}. Start it with npm start.`);
  const ports = { product: 3000, mailbox: 0, smtp: 0, projectors: 0 };
  return environments({ options: { data }, secrets: await folderSecrets(data), ports, database }).operator;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
