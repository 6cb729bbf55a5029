import { createWriteStream, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LARGEST = 20_000_000;
const WARNING = 40;
const LEVELS = new Map([
  [10, 'trace'],
  [20, 'debug'],
  [30, 'info'],
  [40, 'warn'],
  [50, 'error'],
  [60, 'fatal'],
]);

/** Writes every line of a process to its log file and shows the important ones, in plain words, on the terminal. */
export function journal({ name, folder, verbose, print }) {
  const path = join(folder, 'logs', `${name}.log`);
  turnOver(path);
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 });
  file.on('error', () => undefined);
  let last = [];
  return {
    take(line, isError) {
      file.write(`${line}\n`);
      last = [...last.slice(-19), line];
      const entry = parse(line);
      const level = entry?.level ?? (isError ? 50 : 30);
      if (verbose || level >= WARNING)
        print(
          `${name.padEnd(10)} ${(LEVELS.get(level) ?? 'info').padEnd(5)} ${entry === undefined ? line : readable(entry)}`,
        );
    },
    lastLines: () => last,
    close: () => file.end(),
  };
}

function turnOver(path) {
  try {
    if (statSync(path).size > LARGEST) renameSync(path, `${path}.1`);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function parse(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line);
    return typeof entry.level === 'number' ? entry : undefined;
  } catch {
    return undefined;
  }
}

function readable({ level: _level, time: _time, pid: _pid, hostname: _hostname, msg = '', err, ...rest }) {
  const details = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  const fault = err === undefined ? [] : [err.stack ?? err.message ?? JSON.stringify(err)];
  return [msg, ...details, ...fault].join(' ').trim();
}
