// The built API as production runs it, but for the limits on one address and one account, which a load test would meet.
import { randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import pg from 'pg';
import { MASTER_KEYS } from '../log/keys.mjs';
import { serve } from '../machine/serve.mjs';

const require = createRequire(import.meta.url);
const { AppModule } = require('../../apps/api/dist/app.module.js');
const { AccessTokens } = require('../../apps/api/dist/platform/identity/access-tokens.js');
const { startApi } = require('../../apps/api/dist/platform/start-api.js');
const { apiConfiguration } = require('@keelson/configuration');
const { Vault } = require('@keelson/vault');

const ROOMY = { burst: 1_000_000_000, perSecond: 1_000_000_000 };
const PUBLIC_URL = 'http://localhost:3000';

let api;

/** What production would read where nothing but the databases is set. */
const shipped = (urls) =>
  apiConfiguration({
    KEELSON_MODE: 'embedded',
    KEELSON_PUBLIC_URL: PUBLIC_URL,
    KEELSON_DB_APP_URL: urls.app,
    KEELSON_DB_READER_URL: urls.reader,
    KEELSON_DB_KEYS_URL: urls.keys,
    KEELSON_MASTER_KEYS: `1:${randomBytes(32).toString('base64')}`,
  });

/** Every statement that the read models' pool sends while `work` runs. */
async function recorded(work) {
  const statements = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (config, values, ...rest) {
    if (this.user === 'keelson_reader') {
      const text = typeof config === 'string' ? config : config.text;
      statements.push({ text, values: config.values ?? (Array.isArray(values) ? values : []), name: config.name });
    }
    return query.call(this, config, values, ...rest);
  };
  try {
    return { answer: await work(), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}

serve({
  /** `configuration` and `limits` beside those that the product ships with and those of every run. */
  async start({ urls, configuration = {}, limits = {} }) {
    api = await startApi({
      configuration: { ...shipped(urls), masterKeys: MASTER_KEYS, ...configuration },
      modules: [AppModule],
      limits: { perAddress: ROOMY, perAccount: ROOMY, ...limits },
    });
    await api.server.listen({ host: '127.0.0.1', port: 0 });
    return api.server.server.address().port;
  },

  /** A live session of an account; `enrolled` first where it has no credential yet. */
  async session({ accountId, kind }) {
    const vault = api.app.get(Vault, { strict: false });
    const now = new Date();
    const permissions = kind === 'customer' ? [] : ['customers.manage'];
    const credential = { accountId, kind, permissions, passwordHash: undefined, emailVerified: true };
    if (!(await vault.credentials.byId(accountId))) await vault.credentials.add(credential, now);
    const { id } = await vault.sessions.start({ accountId, kind, userAgent: 'bench' }, now);
    return id;
  },

  token({ sessionId, accountId, kind }) {
    const permissions = kind === 'customer' ? [] : ['customers.manage'];
    return new AccessTokens(MASTER_KEYS, PUBLIC_URL).issue({ id: sessionId, accountId, kind, permissions }, new Date());
  },

  /** What one request does to the database, and what it answers. */
  async record({ path, token }) {
    const headers = { authorization: `Bearer ${token}`, 'x-correlation-id': randomUUID() };
    const { answer, statements } = await recorded(() => api.server.inject({ url: path, headers }));
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return { statements, body: answer.json(), headers: answer.headers };
  },

  /** Milliseconds that this process has spent on the processor. */
  cpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },

  stop: () => api.close(),
});
