import { join } from 'node:path';
import { holdPostgres } from '../postgres-cluster.mjs';
import { startBroker } from './broker.mjs';
import { buildProduct } from './build.mjs';
import { runToEnd } from './child-process.mjs';
import { isSignIns, reasonIn, signInsIn } from './demo-outcome.mjs';
import { environments } from './environments.mjs';
import { journal } from './journal.mjs';
import { anyPort, choosePort } from './ports.mjs';
import { untilHealthy } from './readiness.mjs';
import { folderSecrets } from './secrets.mjs';
import { superviseWorker } from './worker.mjs';

const MAILBOX_PORT = 8025;
const PAYMENTS_PORT = 8035;
const XERO_PORT = 8045;
const QUICKBOOKS_PORT = 8055;
const LAUNCHER_PORT = 8065;

/**
 * Starts every part of the product in order. What has been started so far is always in `parts`, so that `stop` ends it
 * at whatever moment it is called.
 */
export function createProduct({ checkout, options, print }) {
  const parts = [];
  const building = new AbortController();
  let stopping;
  const mustGoOn = () => {
    if (stopping !== undefined) throw new Stopped();
  };
  const noteOf = (name) => journal({ name, folder: options.data, verbose: options.verbose, print });

  async function startDatabase(secrets) {
    const held = holdPostgres(
      {
        folder: join(options.data, 'postgres'),
        password: secrets.superuser,
        logFile: join(options.data, 'logs', 'postgres.log'),
      },
      (message) => message.ended && print(`The database ended unexpectedly (${message.code}); starting it again.`),
    );
    parts.push({ name: 'database', stop: async () => (await held.catch(() => undefined))?.stop() });
    const database = await held;
    const { provisionDatabases, provisionRoles } = await import('../postgres/provision.mjs');
    const server = { port: database.port, password: secrets.superuser };
    await provisionRoles(server, secrets.roles);
    await provisionDatabases(server);
    return database;
  }

  async function ownBroker() {
    if (options.feed !== 'kafka' || process.env.KEELSON_KAFKA_BROKERS) return undefined;
    print('Starting a broker of Kafka; the first time it is fetched from Maven Central (43 MB)');
    const started = startBroker(checkout, join(options.data, 'kafka'));
    parts.push({ name: 'broker', stop: async () => (await started.catch(() => undefined))?.stop() });
    return await started;
  }

  function runTask(name, program, environment, isSecret = () => false) {
    mustGoOn();
    const notes = noteOf(name);
    const take = (line, isError) => isSecret(line) || notes.take(line, isError);
    return runToEnd({ name, program, cwd: checkout, environment, take }).then(async ({ child, finished }) => {
      parts.push({ name, stop: () => child.stop() });
      return finished.catch((error) => Promise.reject(new Error(`${error.message}\n${notes.lastLines().join('\n')}`)));
    });
  }

  function startWorker(name, environment, isReady, onLine) {
    mustGoOn();
    const worker = superviseWorker({
      name,
      program: join(checkout, 'apps', name, 'dist', 'main.js'),
      cwd: join(checkout, 'apps', name),
      environment,
      isReady,
      onLine,
      print,
      journal: noteOf(name),
    });
    parts.push(worker);
    return worker.ready;
  }

  async function start() {
    const secrets = await folderSecrets(options.data);
    print(options.built ? 'Starting the database' : 'Building what changed and starting the database');
    const ports = {
      product: await choosePort(options.port),
      mailbox: await choosePort(undefined, MAILBOX_PORT),
      payments: await choosePort(undefined, PAYMENTS_PORT),
      xero: await choosePort(undefined, XERO_PORT),
      quickbooks: await choosePort(undefined, QUICKBOOKS_PORT),
      launcher: await choosePort(undefined, LAUNCHER_PORT),
      smtp: await anyPort(),
      projectors: await anyPort(),
      register: await anyPort(),
    };
    const broker = await ownBroker();
    const built = options.built ? Promise.resolve() : buildProduct(checkout, building.signal);
    built.catch(() => undefined);
    const database = await startDatabase(secrets);
    await built;
    const places = environments({ options, secrets, ports, database, broker });
    await runTask('migrate', join(checkout, 'apps/projectors/dist/migration/migrate.js'), places.operator);
    const sandboxReady = readinessLine();
    await Promise.all([
      startWorker('sandbox', () => places.sandbox, sandboxReady.isReady, sandboxReady.onLine),
      startWorker(
        'projectors',
        () => places.projectors,
        (running) => untilHealthy(`http://127.0.0.1:${ports.projectors}/`, running),
      ),
      startWorker(
        'api',
        () => places.api,
        (running) => untilHealthy(`http://127.0.0.1:${ports.product}/api/health/ready`, running),
      ),
    ]);
    return { ports, ...(options.demo ? await seed(places.demo) : { accounts: [] }) };
  }

  // Without its demo data the product is whole all the same.
  async function seed(environment) {
    try {
      const seedProgram = join(checkout, 'apps/sandbox/dist/demo/seed.js');
      return { accounts: signInsIn(await runTask('demo', seedProgram, environment, isSignIns)) };
    } catch (error) {
      mustGoOn();
      print(`The demo data could not be added: ${error.message}`);
      return { accounts: [], demoFailure: reasonIn(error.message) };
    }
  }

  return {
    start,
    isStopping: () => stopping !== undefined,
    stop: () => {
      building.abort();
      return (stopping ??= stopInOrder(parts));
    },
    kill: () => parts.forEach((part) => part.kill?.()),
  };
}

/** Start-up was cut short by a request to stop. */
export class Stopped extends Error {}

async function stopInOrder(parts) {
  const order = ['demo', 'migrate', 'api', 'projectors', 'sandbox', 'broker', 'database'];
  for (const name of order) await Promise.all(parts.filter((part) => part.name === name).map((part) => part.stop()));
}

// The sandbox says that it is ready on its own output. It is told fixed ports, so that a restart finds them again.
function readinessLine() {
  let arrived;
  const nextLine = () => new Promise((done) => (arrived = done));
  let coming = nextLine();
  return {
    onLine: (line) => {
      if (line.startsWith('{"ready":true')) {
        arrived();
        coming = nextLine();
      }
    },
    isReady: () => coming,
  };
}
