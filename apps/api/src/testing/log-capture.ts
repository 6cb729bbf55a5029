import type { Logger } from 'pino';
import { createLog } from '../platform/logging/log';

export interface LogCapture {
  readonly log: Logger;
  /** Everything written so far, as it would stand in the log. */
  readonly text: () => string;
  readonly entries: () => readonly Record<string, unknown>[];
}

export function captureLog(level = 'debug'): LogCapture {
  const lines: string[] = [];
  const log = createLog({ level, destination: { write: (line) => void lines.push(line) } });
  return {
    log,
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
