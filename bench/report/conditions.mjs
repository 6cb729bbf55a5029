import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const NAMES = [
  'server_version',
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'data_checksums',
  'shared_buffers',
  'max_wal_size',
  'checkpoint_timeout',
  'work_mem',
];

/** Under what a part was measured. */
export async function conditionsOf(cluster, { quick, repetitions }) {
  const { rows } = await cluster.query(`SELECT name, current_setting(name) AS value FROM unnest($1::text[]) AS name`, [
    NAMES,
  ]);
  return {
    measuredAt: new Date().toISOString(),
    commit: commit(),
    quick,
    repetitions,
    processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    node: process.version,
    postgres: Object.fromEntries(rows.map(({ name, value }) => [name, value])),
    connections: 'TCP on loopback',
    loadBefore: loadavg()[0],
  };
}

function commit() {
  try {
    const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
    return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
  } catch {
    return 'unknown';
  }
}
