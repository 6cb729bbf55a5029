import { createWriteStream, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LARGEST = 20_000_000;
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
const WARNING = LEVELS.indexOf('warn');

/** Writes every line of a process to its log file and shows the important ones, in plain words, on the terminal. */
export function journal({ name, folder, verbose, print }) {
  const path = join(folder, 'logs', `${name}.log`);
  turnOver(path);
  const file = appender(path);
  let last = [];
  return {
    take(line, isError) {
      file.write(`${line}\n`);
      last = [...last.slice(-19), line];
      const entry = parse(line);
      const level = entry === undefined ? LEVELS.indexOf(isError ? 'error' : 'info') : severityOf(entry);
      if (verbose || level >= WARNING)
        print(`${name.padEnd(10)} ${LEVELS[level].padEnd(5)} ${entry === undefined ? line : readable(entry)}`);
    },
    lastLines: () => last,
    close: () => file.end(),
  };
}

/** Appends to a file. Where that fails, on a full disk for example, it is tried anew with the next line. */
function appender(path) {
  let stream;
  let missing;
  function open() {
    stream = createWriteStream(path, { flags: 'a', mode: 0o600 });
    const opened = stream;
    stream.on('error', (error) => {
      missing = error.code;
      if (stream === opened) stream = undefined;
    });
    if (missing !== undefined) stream.write(`\nLines are missing here: ${missing}\n`);
    missing = undefined;
  }
  return {
    write(text) {
      if (stream === undefined) open();
      stream.write(text);
    },
    end: () => stream?.end(),
  };
}

function turnOver(path) {
  try {
    if (statSync(path).size > LARGEST) renameSync(path, `${path}.1`);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

// Pino writes levels as numbers, 10 for trace to 60 for fatal, or by name.
function severityOf({ level }) {
  return typeof level === 'number' ? Math.min(Math.max(Math.ceil(level / 10) - 1, 0), 5) : LEVELS.indexOf(level);
}

function parse(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line);
    return severityOf(entry) >= 0 ? entry : undefined;
  } catch {
    return undefined;
  }
}

function readable({
  level: _level,
  time: _time,
  pid: _pid,
  hostname: _hostname,
  service: _service,
  msg = '',
  err,
  ...rest
}) {
  const details = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  const fault = err === undefined ? [] : [textOf(err)];
  return [msg, ...details, ...fault].join(' ').trim();
}

function textOf(error) {
  const stack = Array.isArray(error.stack) ? error.stack.join('\n  ') : error.stack;
  return [error.message ?? JSON.stringify(error), stack].filter(Boolean).join('\n  ');
}
