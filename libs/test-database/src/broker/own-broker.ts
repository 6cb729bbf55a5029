import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A broker of Kafka that runs for as long as this process, or until it is stopped. */
export interface OwnBroker {
  /** `host:port`. */
  readonly address: string;
  /** Of its files. */
  readonly folder: string;
  /** Kills it without warning; its port then refuses. */
  kill(): Promise<void>;
  /** Starts it again after a kill, on the same port and files. */
  start(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

interface Answer {
  readonly port?: number;
  readonly folder?: string;
  readonly failed?: string;
}

const TOOL = join(__dirname, '../../../../tools/broker');

/**
 * Why tests with a broker cannot run on this machine, in a sentence; `undefined` where they can, and where they have to
 * (KEELSON_REQUIRE_BROKER=1), so that they fail there.
 */
export function brokerLacking(): string | undefined {
  if (process.env['KEELSON_REQUIRE_BROKER'] === '1') return undefined;
  const asking = `import('${TOOL}/jars.mjs').then(({ lackingForBroker }) => console.log(lackingForBroker() ?? ''))`;
  return spawnSync(process.execPath, ['-e', asking], { encoding: 'utf8' }).stdout.trim() || undefined;
}

/** Starts one; the first on a machine fetches Kafka before. */
export async function ownBroker(): Promise<OwnBroker> {
  const stdio = ['pipe', 'pipe', 'inherit'] as const;
  const guardian = spawn(process.execPath, [join(TOOL, 'guardian.mjs')], { stdio: [...stdio], detached: true });
  const { stdin, stdout } = guardian;
  const waiting: ((answer: Answer) => void)[] = [];
  createInterface({ input: stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line) as Answer));
  guardian.once('exit', () =>
    waiting.splice(0).forEach((tell) => tell({ failed: 'the guardian of the broker ended' })),
  );
  const order = async (line: string): Promise<Answer> => {
    const answer = await new Promise<Answer>((done) => {
      waiting.push(done);
      stdin.write(`${line}\n`);
    });
    if (answer.failed !== undefined) throw new Error(answer.failed);
    return answer;
  };
  const wanted = join(tmpdir(), `keelson-broker-${process.pid}-${randomBytes(4).toString('hex')}`);
  const { port = 0, folder = '' } = await order(JSON.stringify({ folder: wanted }));
  return {
    ...{ address: `127.0.0.1:${port}`, folder },
    kill: async () => void (await order('kill')),
    start: async () => void (await order('start')),
    stop: () =>
      new Promise<void>((done) => {
        guardian.once('exit', () => done());
        stdin.end();
      }),
  };
}
