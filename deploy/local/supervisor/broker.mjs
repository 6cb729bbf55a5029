import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * One broker of Kafka on loopback for as long as this process lives, made anew in `folder`: what was relayed
 * before is in the event store. Rejects with what is missing where this machine cannot run one.
 */
export async function startBroker(checkout, folder) {
  const tools = join(checkout, 'tools', 'broker');
  const { lackingForBroker } = await import(join(tools, 'jars.mjs'));
  const lacking = lackingForBroker();
  if (lacking !== undefined)
    throw new Error(`--feed kafka needs a broker of Kafka, and ${lacking}. KEELSON_KAFKA_BROKERS names one that runs.`);
  await rm(folder, { recursive: true, force: true });
  const guardian = spawn(process.execPath, [join(tools, 'guardian.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(guardian, 'exit');
  const stop = async () => {
    guardian.stdin.end();
    await ended;
  };
  guardian.stdin.write(`${JSON.stringify({ folder: join(folder, String(process.pid)) })}\n`);
  const answer = await Promise.race([
    once(createInterface({ input: guardian.stdout }), 'line').then(([line]) => JSON.parse(line)),
    ended.then(() => ({ failed: 'its guardian ended' })),
  ]);
  if (answer.failed !== undefined) {
    await stop();
    throw new Error(`The broker of Kafka could not be started: ${answer.failed}`);
  }
  return { address: `127.0.0.1:${answer.port}`, stop };
}
