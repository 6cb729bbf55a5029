import { eventCatalogue } from '@keelson/domain/catalogue';
import { logText, redactionOf } from '@keelson/kernel/logging';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { failureText } from './failure';

/** `to`: whom a mail goes to. */
const redact = redactionOf(eventCatalogue.current, ['to']);

/** Structured logs on standard output. Everything that is logged passes the redaction; errors keep their stack. */
export function projectorsLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { process: 'projectors', pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (entry) => redact(withoutAddresses(entry)) as Record<string, unknown>,
    },
    serializers: { err: (described: unknown) => described },
    hooks: {
      logMethod(args, method) {
        const encoded = args.map((each: unknown) => (typeof each === 'string' ? logText(each) : each));
        method.apply(this, encoded as Parameters<typeof method>);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The message of an error may name whom a mail was for, and so may its stack, which begins with the message. */
const withoutAddresses = ({ err, ...entry }: Record<string, unknown>): Record<string, unknown> =>
  err instanceof Error
    ? { ...entry, err: { type: err.name, stack: framesOf(err), message: failureText(err) } }
    : { ...entry, ...(err !== undefined && { err }) };

const framesOf = ({ stack = '' }: Error): readonly string[] =>
  stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
