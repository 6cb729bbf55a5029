import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chanceOf } from '../chance.mjs';
import { openNetwork } from './network.mjs';

const REROUTE = pathToFileURL(join(__dirname, 'reroute.mjs')).href;
const ASKS = `
const { get } = await import('node:http');
const url = process.argv[2];
const byHttp = await new Promise((done, failed) =>
  get(url, (answer) => answer.setEncoding('utf8').on('data', done)).on('error', failed));
console.log(byHttp, await (await fetch(url)).text());`;

it('what a process of the product opens goes through the network, whoever opens it', async () => {
  const network = await openNetwork({ chance: chanceOf(7) });
  const folder = await mkdtemp(join(tmpdir(), 'keelson-reroute-'));
  const seen: string[] = [];
  const server = createServer((_, answer) => {
    seen.push(...network.lines().map(({ from }) => from));
    answer.end('well');
  }).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const main = join(folder, 'apps/api/dist');
    await mkdir(main, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(join(main, 'main.js'), ASKS);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [`--import=${REROUTE}`, join(main, 'main.js'), url],
      { env: { ...process.env, CHAOS_NETWORK_PORT: String(network.port) } },
    );
    expect(stdout).toBe('well well\n');
    expect(seen).toEqual(expect.arrayContaining(['api']));
    expect(seen.length).toBeGreaterThanOrEqual(2);
  } finally {
    server.close();
    await network.close();
    await rm(folder, { recursive: true });
  }
});
