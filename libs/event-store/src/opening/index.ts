export { enterLog } from './log-elsewhere';
export * from './log-of-record';
export * from './open-log';
