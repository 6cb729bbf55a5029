import { endWith } from '../last-resort';
import { projectorsLog } from '../log';

// Waits to be ended, or does what nobody catches.
const log = projectorsLog('info');
const drainMs = Number(process.env['DRAIN_MS'] ?? 0);

endWith(async () => {
  process.send?.('draining');
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  log.info('drained');
}, log);

process.on('message', (accident) => {
  if (accident === 'throw') throw new Error('nobody caught ann@example.com');
  if (accident === 'reject') void Promise.reject(new Error('nobody caught ann@example.com'));
  if (accident === 'log') log.info({ password: 'geheim', job: { token: 'geheim', to: 'ann@example.com' } }, 'logged');
});
process.send?.('started');
