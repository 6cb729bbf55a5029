import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');

const SERVER = `
const port = Number(process.env.KEELSON_PORT ?? process.env.KEELSON_PROJECTORS_HEALTH_PORT);
const server = require('node:http').createServer((request, response) => {
  if (request.url === '/crash') process.exit(3);
  response.end(JSON.stringify({ pid: process.pid, variables: Object.keys(process.env) }));
});
server.listen(port, '127.0.0.1');
process.on('SIGTERM', () => server.close(() => process.exit(0)) && server.closeAllConnections());
`;
const SANDBOX = `
console.log(JSON.stringify({ ready: true, smtpPort: 1, httpPort: 2 }));
setInterval(() => undefined, 1000);
process.on('SIGTERM', () => process.exit(0));
`;
const MIGRATE = `
const { Client } = require('pg');
(async () => {
  const client = new Client(process.env.KEELSON_DB_OWNER_URL);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS starts (id serial)');
  const { rows } = await client.query('INSERT INTO starts DEFAULT VALUES RETURNING id');
  console.log('start ' + rows[0].id);
  await client.end();
})();
`;
const SEED = `console.log(JSON.stringify({ accounts: [{ kind: 'Customer', email: 'a@example.com', password: 'p' }] }));`;

const PROGRAMS: Readonly<Record<string, string>> = {
  'apps/api/dist/main.js': SERVER,
  'apps/projectors/dist/main.js': SERVER,
  'apps/projectors/dist/migration/migrate.js': MIGRATE,
  'apps/sandbox/dist/main.js': SANDBOX,
  'apps/sandbox/dist/demo/seed.js': SEED,
  'node_modules/nx/dist/bin/nx.js': '',
};

/**
 * A checkout with the real supervisor and database, where the product's own programs are tiny stand-ins: it starts within
 * seconds, and the supervisor cannot tell the difference.
 */
export function stubCheckout(): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'keelson-checkout-'));
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== 'nx') symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  }
  cpSync(join(ROOT, 'package-lock.json'), join(root, 'package-lock.json'));
  cpSync(join(ROOT, 'deploy'), join(root, 'deploy'), { recursive: true });
  for (const [path, text] of Object.entries(PROGRAMS)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
