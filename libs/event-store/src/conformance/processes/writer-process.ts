import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { AppendOutcome, StreamAppend } from '../../port';
import type { WriterNews, WriterOrders } from './writer-messages';

/** A writer in a process of its own, with the journal of what it sent and heard. */
export class WriterProcess {
  readonly sent = new Map<string, StreamAppend>();
  readonly answered = new Map<string, AppendOutcome>();
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly #waiting = new Set<() => void>();
  #done = false;
  #over = false;

  constructor(orders: WriterOrders) {
    this.#child = fork(join(__dirname, 'run-typescript.cjs'), [join(__dirname, 'writer.process.ts')], {
      env: { ...process.env, WRITER_ORDERS: JSON.stringify(orders) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
      execArgv: [],
    });
    this.#child.on('message', (news: WriterNews) => this.#hear(news));
    this.ended = new Promise((resolve) => {
      this.#child.once('close', () => {
        this.#over = true;
        this.#wake();
        resolve();
      });
    });
  }

  get done(): boolean {
    return this.#done;
  }

  kill(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    this.#child.kill(signal);
  }

  /** Resolves when the writer has heard this many answers, or has ended. */
  async answers(count: number): Promise<void> {
    while (this.answered.size < count && !this.#over) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  #hear(news: WriterNews): void {
    if (news.kind === 'done') this.#done = true;
    else if (news.kind === 'answered') this.answered.set(news.commandId, news.outcome);
    else this.sent.set(news.append.events[0]?.metadata.commandId ?? '', news.append);
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
