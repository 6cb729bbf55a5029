import { eventCatalogue } from '@keelson/domain/catalogue';
import { type Logger, pino, stdSerializers } from 'pino';
import { failureText } from './failure';

/** Whatever an event definition calls personal, and where a person was. */
const PERSONAL = [
  ...new Set(Object.values(eventCatalogue.current).flatMap(({ personal }) => Object.keys(personal))),
  'ip',
  'userAgent',
];
const SECRETS = ['password', 'passcode', 'token', 'pin', 'code', 'email', 'to', 'secret', 'authorization', 'cookie'];

/** Structured logs on standard output. Secrets and addresses that reach a field are masked; errors keep their stack. */
export function projectorsLog(level: string): Logger {
  return pino({
    level,
    base: { process: 'projectors', pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [...new Set([...SECRETS, ...PERSONAL])].flatMap((field) => [field, `*.${field}`]),
      censor: '<masked>',
    },
    serializers: {
      err: (error: Error) => ({ ...pickStack(error), message: failureText(error) }),
    },
  });
}

// A stack begins with the message, which may hold an address.
const pickStack = (error: Error) => ({
  type: error.name,
  stack: stdSerializers
    .err(error)
    .stack.split('\n')
    .filter((line) => line.trimStart().startsWith('at ')),
});
