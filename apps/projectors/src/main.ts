import { ConfigurationError, type ProjectorsConfiguration, projectorsConfiguration } from '@keelson/configuration';
import type { Logger } from 'pino';
import { openProjectors, type Projectors } from './projectors';
import { registry } from './registry';
import { delayAfter } from './runtime/back-off';
import { failureText, isOutage } from './runtime/failure';
import { type Health, healthOf, serveHealth } from './runtime/health-server';
import { endWith } from './runtime/last-resort';
import { projectorsLog } from './runtime/log';
import { TIMINGS } from './runtime/timings';
import { WakeUp } from './runtime/wake-up';

const STARTING: Health = { status: 'starting', subscriptions: [], runningJobs: 0 };

async function main(): Promise<void> {
  const configuration = projectorsConfiguration(process.env);
  const log = projectorsLog(configuration.logLevel);
  const stopped = new WakeUp();
  const running: { projectors?: Projectors | undefined; draining: boolean } = { draining: false };

  const server = await serveHealth(configuration.healthPort, async () => {
    if (!running.projectors) return STARTING;
    const { worker, decisions, topicHeard } = running.projectors;
    const heard = topicHeard && { topicHeard: topicHeard() };
    return { ...healthOf(await worker.status(), running.draining), decisions: decisions(), ...heard };
  });
  endWith(async () => {
    running.draining = true;
    stopped.wake();
    await running.projectors?.close();
    server.close();
  }, log);

  running.projectors = await openOnceReachable(configuration, log, stopped);
  if (!running.projectors) return;
  running.projectors.worker.start();
  log.info({ healthPort: configuration.healthPort }, 'projecting');
}

async function openOnceReachable(
  configuration: ProjectorsConfiguration,
  log: Logger,
  stopped: WakeUp,
): Promise<Projectors | undefined> {
  for (let failures = 1; stopped.ticket === 0; failures += 1) {
    try {
      return await openProjectors(configuration, registry, log);
    } catch (error) {
      if (error instanceof ConfigurationError || !isOutage(error)) throw error;
      log.warn({ reason: failureText(error), failures }, 'a database does not answer yet');
      await stopped.wait(0, delayAfter(TIMINGS.outageBackOff, failures));
    }
  }
  return undefined;
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
