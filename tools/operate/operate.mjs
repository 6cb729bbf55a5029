// Runs an operator's command: npm run operate -- COMMAND. Where the environment names the databases it works on those,
// else on the copy that runs on this machine: --data DIR says on which (default: .keelson in the checkout).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clusterFolder } from '../../deploy/local/postgres/data-folder.mjs';
import { runningPostmaster } from '../../deploy/local/postgres/postmaster.mjs';
import { unprivilegedUser } from '../../deploy/local/postgres/unprivileged-user.mjs';
import { environments } from '../../deploy/local/supervisor/environments.mjs';
import { folderSecrets } from '../../deploy/local/supervisor/secrets.mjs';

const root = join(import.meta.dirname, '..', '..');
const program = join(root, 'apps/projectors/dist/operate/main.js');
// npm runs this in the checkout; a file is named from where the person stands.
const standing = process.env.INIT_CWD ?? process.cwd();
const { words, data } = taken(process.argv.slice(2));

function taken(given) {
  const at = given.indexOf('--data');
  const folder = at === -1 ? undefined : given[at + 1];
  if (at !== -1 && folder === undefined) fail('--data needs a folder.');
  const rest = at === -1 ? given : given.toSpliced(at, 2);
  const words = rest.map((word, index) => (rest[index - 1] === '--check' ? resolve(standing, word) : word));
  return { words, data: resolve(folder ?? join(root, '.keelson')) };
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

async function ofThisMachine() {
  if (!existsSync(join(data, 'secrets.json'))) fail(`${data} holds no Keelson. Choose its folder with --data DIR.`);
  const folder = await clusterFolder(join(data, 'postgres'), await unprivilegedUser());
  const database = await runningPostmaster(folder);
  if (database === undefined) fail(`Keelson does not run on ${data}. Start it with npm start.`);
  const ports = { product: 3000, mailbox: 0, smtp: 0, projectors: 0 };
  return environments({ options: { data }, secrets: await folderSecrets(data), ports, database }).operator;
}

if (!existsSync(program)) fail('Keelson is not built yet: npm run build');
const environment = process.env.KEELSON_DB_OWNER_URL === undefined ? await ofThisMachine() : process.env;
const { status } = spawnSync(process.execPath, ['--enable-source-maps', program, ...words], {
  env: environment,
  stdio: 'inherit',
});
process.exit(status ?? 1);
