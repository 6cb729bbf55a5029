import { certificate, checkCertificateFile } from './certificate.command';
import { checkRoot } from './check-root.command';
import { checkErasures, erasures, repeatErasures } from './erasures.command';
import { jobs, retryJob } from './jobs.command';
import { checkKeyBackups } from './key-backups.command';
import { lag } from './lag.command';
import type { ExitCode, OperatorContext } from './operator-context';
import { parked } from './parked.command';
import { rebuild } from './rebuild.command';
import { retry } from './retry.command';
import { root } from './root.command';
import { rotateKeys } from './rotate-keys.command';
import { verify } from './verify.command';
import { verifyAll } from './verify-all.command';
import { verifyProjection } from './verify-projection.command';

export const USAGE = `npm run operate -- COMMAND

  lag                    how far projections, reactors and the relay are behind
  parked                 streams that are set aside, and why
  retry NAME STREAM      replay a parked stream for a projection or reactor
  rebuild PROJECTION     build a projection anew beside the live one, then switch
  jobs                   what the queues hold, and jobs whose tries are over
  jobs retry QUEUE JOB   put such a job back on its queue
  verify                 recompute the hash chains of the log and check its signed roots
  root                   sign a root over the log and print it, to be kept elsewhere
  root --check FILE      hold the log against the roots in a file that was kept elsewhere
  verify PROJECTION      replay a projection beside the live one and compare
  verify --all           the log and every projection, one after the other
  certificate ACCOUNT    print the certificate of an account's erasure
  certificate --check F  check the certificate in a file against the key and the log
  erasures               print who was erased, to be kept apart from the backups
  erasures --check FILE  whether everybody who was erased is so here, after a restore
  erasures --repeat F    erase again whom a restored backup brought back
  key-backups --check D  whether no backup of the keys in a folder is older than 30 days
  rotate-keys            wrap the subject keys anew under the newest master key

Exit code 0: well; 1: something needs attention or failed; 2: not a command.`;

export type Command = (context: OperatorContext) => Promise<ExitCode>;

/** The command that the words name; `undefined` when they name none. */
export function commandOf(words: readonly string[]): Command | undefined {
  const [name, first, second, third, ...more] = words;
  if (more.length > 0) return undefined;
  const given = words.length - 1;
  if (name === 'lag' && given === 0) return lag;
  if (name === 'parked' && given === 0) return parked;
  if (name === 'verify' && given === 0) return verify;
  if (name === 'root' && given === 0) return root;
  if (name === 'root' && first === '--check' && second && given === 2) return (context) => checkRoot(context, second);
  if (name === 'certificate' && first === '--check' && second && given === 2)
    return (context) => checkCertificateFile(context, second);
  if (name === 'certificate' && first && given === 1) return (context) => certificate(context, first);
  if (name === 'erasures' && given === 0) return erasures;
  if (name === 'erasures' && second && given === 2) return ofErasures(first, second);
  if (name === 'key-backups' && first === '--check' && second && given === 2)
    return (context) => checkKeyBackups(context, second);
  if (name === 'rotate-keys' && given === 0) return rotateKeys;
  if (name === 'verify' && first === '--all' && given === 1) return verifyAll;
  if (name === 'verify' && first && given === 1) return (context) => verifyProjection(context, first);
  if (name === 'jobs' && given === 0) return jobs;
  if (name === 'rebuild' && first && given === 1) return (context) => rebuild(context, first);
  if (name === 'retry' && first && second && given === 2) return (context) => retry(context, first, second);
  if (name === 'jobs' && first === 'retry' && second && third) return (context) => retryJob(context, second, third);
  return undefined;
}

function ofErasures(option: string | undefined, file: string): Command | undefined {
  if (option === '--check') return (context) => checkErasures(context, file);
  return option === '--repeat' ? (context) => repeatErasures(context, file) : undefined;
}
