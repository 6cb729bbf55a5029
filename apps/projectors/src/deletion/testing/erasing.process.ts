import type { DeletionJob } from '../deletion-log';
import { eraseSubject } from '../erasure.job';
import { ErasureBench, type Urls } from './erasure-bench';

/** Begins an erasure in a process of its own and is killed by itself, as by a cut of power, once a step is done. */
async function main(): Promise<void> {
  const { urls, job, step } = JSON.parse(process.env['ERASING'] ?? '{}') as {
    urls: Urls;
    job: DeletionJob;
    step: string;
  };
  const bench = await ErasureBench.attach(urls);
  await eraseSubject(job, bench.context(), (done) => {
    if (done === step) process.kill(process.pid, 'SIGKILL');
  });
}

void main();
