import { projectorsLog } from '../log';

/** Writes what it is given to the log of the workers, as fields, as a message and as errors. */
const { fields, message } = JSON.parse(process.env['LOGGED'] ?? '{}') as { fields: object; message: string };
const log = projectorsLog('debug');
log.warn(fields, message);
log.error({ err: new Error(message, { cause: new Error(message) }) }, 'failed');
