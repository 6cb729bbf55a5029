import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { mismatch } from './faults.mjs';

const OPERATE = join(import.meta.dirname, '..', '..', 'operate', 'operate.mjs');

/** The operator's own checks: the hash chains of the log, and each projection against a clean rebuild. */
export async function verifyEverything({ data, projections, say }) {
  const faults = projections.length === 0 ? [mismatch('there is no projection')] : [];
  for (const words of [['verify'], ...projections.map((name) => ['verify', name])]) {
    const { code, said } = await operate(['--data', data, ...words]);
    say(said);
    if (code !== 0) faults.push(mismatch(`operate ${words.join(' ')}: ${said}`));
  }
  return faults;
}

function operate(words) {
  const { KEELSON_DB_OWNER_URL: _, ...environment } = process.env;
  return new Promise((done) => {
    execFile(process.execPath, [OPERATE, ...words], { env: environment }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : 1, said: `${stdout}${stderr}`.trim() }),
    );
  });
}
