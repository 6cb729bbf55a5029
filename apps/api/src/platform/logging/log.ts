import { eventCatalogue } from '@keelson/domain/catalogue';
import { logText, redactionOf } from '@keelson/kernel/logging';
import pino, { type DestinationStream, type Logger } from 'pino';

const redact = redactionOf(eventCatalogue.current);

export interface LogSettings {
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** One JSON line per entry on standard output. Everything that is logged passes the redaction. */
export function createLog({ level, destination }: LogSettings): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { service: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (entry) => redact(entry) as Record<string, unknown>,
    },
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(args, method) {
        const encoded = args.map((each: unknown) => (typeof each === 'string' ? logText(each) : each));
        method.apply(this, encoded as Parameters<typeof method>);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options, pino.destination({ dest: 1, sync: false }));
}
