import { type Logger, pino, stdSerializers } from 'pino';
import { failureText } from './failure';

const SECRETS = ['password', 'passcode', 'token', 'pin', 'code', 'email', 'to', 'secret', 'authorization', 'cookie'];

/** Structured logs on standard output. Secrets and addresses that reach a field are masked; errors keep their stack. */
export function projectorsLog(level: string): Logger {
  return pino({
    level,
    base: { process: 'projectors', pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((field) => [field, `*.${field}`]), censor: '<masked>' },
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
