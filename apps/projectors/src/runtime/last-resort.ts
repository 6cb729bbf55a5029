import type { Logger } from 'pino';

const LONGEST_END_MS = 12_000;

/**
 * The first SIGTERM or SIGINT drains and exits 0, a second one exits at once. What nobody caught is logged once and ends
 * the process with 1 after the same drain: its state is unknown, and the supervisor starts a new one.
 */
export function endWith(drain: () => Promise<void>, log: Logger): void {
  let ending = false;
  const end = (code: number) => {
    if (ending) process.exit(code || 1);
    ending = true;
    setTimeout(() => {
      log.error('the drain took too long');
      process.exit(1);
    }, LONGEST_END_MS).unref();
    drain().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'the drain failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      end(0);
    });
  }
  for (const accident of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(accident, (error: unknown) => {
      log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, accident);
      end(1);
    });
  }
}
