import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { mismatch } from './faults.mjs';

const OPERATE = join(import.meta.dirname, '..', '..', 'operate', 'operate.mjs');

/** The operator's own checks: the hash chains of the log, and each projection against a clean rebuild. */
export async function verifyEverything({ data, projections, say }) {
  const said = [];
  const code = await operate(['verify', '--all', '--data', data], (line) => {
    said.push(line);
    say(line);
  });
  const unverified = projections.filter((name) => !said.some((line) => line.startsWith(`${name} equals its replay`)));
  return [
    ...(projections.length === 0 ? [mismatch('there is no projection')] : []),
    ...unverified.map((name) => mismatch(`${name} was not found equal to its replay`)),
    ...(code === 0 ? [] : [mismatch(`operate verify --all ended with ${code}: ${said.slice(-3).join(' ')}`)]),
  ];
}

function operate(words, onLine) {
  const { KEELSON_DB_OWNER_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [OPERATE, ...words], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const output of [child.stdout, child.stderr]) createInterface({ input: output }).on('line', onLine);
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
}
