import { createLog } from '../../logging/log';
import { endProcess } from '../process-ends';

// Does what nobody catches, as it is told to.
const log = createLog({ level: 'info' });

endProcess({
  process,
  log,
  // Written at once, as the end of the process may come before what the log has gathered.
  leave: () => new Promise((done) => process.stdout.write('{"msg":"drained"}\n', () => done(true))),
});

process.on('message', (accident) => {
  if (accident === 'throw') throw new Error('nobody caught this');
  if (accident === 'reject') void Promise.reject(new Error('nobody caught this'));
});
process.send?.('started');
