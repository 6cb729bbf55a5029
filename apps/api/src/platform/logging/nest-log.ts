import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** What Nest itself says, in the product's log. Its start-up chatter is only of interest when debugging. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(level: 'trace' | 'debug' | 'warn' | 'error' | 'fatal', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const details = { ...(typeof context === 'string' && { nest: context }) };
    if (message instanceof Error) this.target[level]({ ...details, err: message }, message.message);
    else this.target[level]({ ...details }, String(message));
  }
}
