import type { Logger } from 'pino';

export interface ProcessLike {
  on(event: string, listener: (...args: never[]) => void): unknown;
  exit(code: number): void;
}

export interface Ending {
  readonly process: ProcessLike;
  readonly log: Logger;
  /** Drains. Resolves false when it could not in time. */
  readonly leave: () => Promise<boolean>;
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Drains on the first signal and ends at once on the second; an error that nobody caught is logged and ends the process. */
export function endProcess({ process, log, leave }: Ending): void {
  let leaving = false;

  const end = (code: number): void => {
    leaving = true;
    void leave().then(
      (inTime) => process.exit(inTime ? code : 1),
      (error: unknown) => {
        log.fatal({ err: error }, 'the process could not close what it had open');
        process.exit(1);
      },
    );
  };

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (leaving) {
        log.warn({ signal }, 'asked again: ending at once');
        process.exit(1);
      } else {
        log.info({ signal }, 'asked to end: draining');
        end(0);
      }
    });
  }

  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ event, err: error }, 'an error that nobody caught');
      if (!leaving) end(1);
    });
  }
}
