import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { strapiFiles } from '../strapi-files';

const VERSION = '5.54.0';
const PROJECT = 'cms';
const MADE = ['--non-interactive', '--js', '--use-npm', '--install', '--no-git-init', '--no-example', '--skip-cloud']
  .concat(['--skip-db', '--dbclient', 'sqlite', '--no-run'])
  .join(' ');
const LIFELINE = pathToFileURL(join(__dirname, '../../../../../deploy/local/supervisor/lifeline.mjs')).href;

/** Makes the two tokens that an operator makes by hand, in the panel that is not built here. */
const BOOTSTRAP = `'use strict';

const { renameSync, writeFileSync } = require('node:fs');

module.exports = {
  async bootstrap({ strapi }) {
    const tokens = strapi.service('admin::api-token');
    const made = async (name, type) =>
      (await tokens.create({ name, description: '', type, lifespan: null })).accessKey;
    const text = JSON.stringify({ read: await made('read', 'read-only'), push: await made('push', 'full-access') });
    writeFileSync(process.env.TOKENS_FILE + '.new', text, { mode: 0o600 });
    renameSync(process.env.TOKENS_FILE + '.new', process.env.TOKENS_FILE);
  },
};
`;

export interface InstalledStrapi {
  readonly address: string;
  readonly tokens: { readonly read: string; readonly push: string };
  close(): Promise<void>;
}

/**
 * Starts a real Strapi with the schemas of the product and an empty database. It is installed into the folder from the
 * npm registry where it is not there yet: some minutes and 720 MB.
 */
export async function startInstalledStrapi(folder: string): Promise<InstalledStrapi> {
  const project = join(folder, PROJECT);
  if (!existsSync(join(project, 'node_modules'))) await install(folder);
  for (const [path, text] of strapiFiles()) writeBelow(project, path, text);
  writeBelow(project, 'src/index.js', BOOTSTRAP);
  const own = mkdtempSync(join(tmpdir(), 'keelson-strapi-'));
  const [port, tokens] = [await freePort(), join(own, 'tokens.json')];
  const words = ['--import', LIFELINE, join(project, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'];
  const child = spawn(process.execPath, words, {
    cwd: project,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_FILENAME: join(own, 'data.db'),
      TOKENS_FILE: tokens,
      STRAPI_TELEMETRY_DISABLED: 'true',
    },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const address = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(existsSync(tokens) && (await answers(address)))) await pause(100);
  if (child.exitCode !== null) throw new Error(`Strapi ended with ${child.exitCode}`);
  return {
    address,
    tokens: JSON.parse(readFileSync(tokens, 'utf8')) as InstalledStrapi['tokens'],
    close: async () => {
      child.kill();
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}

async function install(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await promisify(execFile)('npx', ['--yes', `create-strapi@${VERSION}`, PROJECT, ...MADE.split(' ')], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
}

function writeBelow(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/_health`).then(
    ({ status }) => status === 204,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
