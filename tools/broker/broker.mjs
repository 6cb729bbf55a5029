import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { kafkaJars } from './jars.mjs';

const LONGEST_START_MS = 120_000;
const MOST_TRIES = 3;
// Small and quick to start rather than fast for long.
const JAVA = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/**
 * One broker of Kafka with its controller in one process, on loopback: made in `folder`, and started. `port` is any free
 * one unless given.
 */
export async function startBroker(wanted) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryToStart(wanted);
    } catch (error) {
      // A port that was free a moment ago may be taken by now.
      if (wanted.port !== undefined || tries === MOST_TRIES) throw error;
    }
  }
}

async function tryToStart({ folder, port: wanted }) {
  const classes = ['-cp', join(kafkaJars(), '*')];
  const port = wanted ?? (await freePort());
  const settings = join(folder, 'server.properties');
  await mkdir(folder, { recursive: true });
  await writeFile(settings, settingsOf({ folder, port, controllerPort: await freePort() }));
  const id = randomBytes(16).toString('base64url');
  const format = ['kafka.tools.StorageTool', 'format', '-t', id, '-c', settings];
  await promisify(execFile)('java', [...JAVA, ...classes, ...format]);

  let running;
  const start = async () => {
    const java = spawn('java', [...JAVA, ...classes, 'kafka.Kafka', settings], { stdio: ['ignore', 'ignore', 'pipe'] });
    running = java;
    let said = '';
    java.stderr.on('data', (text) => (said = `${said}${text}`.slice(-4_000)));
    await listening(port, java, () => said);
  };
  /** Without a word to it. */
  const kill = async () => {
    const java = running;
    running = undefined;
    if (!java || java.exitCode !== null || java.signalCode !== null) return;
    const ended = once(java, 'exit');
    java.kill('SIGKILL');
    await ended;
  };
  const remove = async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { port, folder, kill, start, remove };
}

async function listening(port, java, said) {
  for (const deadline = Date.now() + LONGEST_START_MS; Date.now() < deadline; await pause(100)) {
    if (java.exitCode !== null || java.signalCode !== null) throw new Error(`Kafka ended at once.\n${said()}`);
    if (await answers(port)) return;
  }
  throw new Error(`Kafka did not answer on port ${port} within ${LONGEST_START_MS} ms.\n${said()}`);
}

const answers = (port) =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' })
      .once('connect', () => {
        socket.destroy();
        done(true);
      })
      .once('error', () => done(false));
  });

const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** With one broker, every topic of its own has one copy; with more, the first group to come finds no coordinator. */
const settingsOf = ({ folder, port, controllerPort }) => `
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controllerPort}
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
controller.listener.names=CONTROLLER
inter.broker.listener.name=PLAINTEXT
log.dirs=${join(folder, 'log')}
broker.session.timeout.ms=3000
broker.heartbeat.interval.ms=500
auto.create.topics.enable=false
num.recovery.threads.per.data.dir=1
offsets.topic.replication.factor=1
offsets.topic.num.partitions=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
group.initial.rebalance.delay.ms=0
`;
