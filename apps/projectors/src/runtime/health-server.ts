import { createServer, type Server } from 'node:http';
import type { DecisionCounts } from '@keelson/event-store/decisions';
import type { WorkerStatus } from './worker';

export interface Health {
  readonly status: 'up' | 'starting' | 'failing' | 'draining';
  readonly head?: number;
  readonly subscriptions: WorkerStatus['subscriptions'];
  readonly runningJobs: number;
  /** What came of the commands of jobs and workers since the process started. */
  readonly decisions?: DecisionCounts;
  /** Where the feed is Kafka: whether its topic is heard; the event store serves while it is not. */
  readonly topicHeard?: boolean;
}

/** `failing` while anything cannot work; `starting` until everything was claimed, here or by another process. */
export function healthOf({ head, subscriptions, runningJobs }: WorkerStatus, draining: boolean): Health {
  const has = (state: string) => subscriptions.some((each) => each.state === state);
  const status = draining
    ? 'draining'
    : head === undefined || has('failing')
      ? 'failing'
      : has('starting')
        ? 'starting'
        : 'up';
  return { status, ...(head === undefined ? {} : { head }), subscriptions, runningJobs };
}

/** Answers every GET with the health as JSON: 200 when up, else 503. Loopback only. */
export async function serveHealth(port: number, health: () => Promise<Health>): Promise<Server> {
  const server = createServer((request, response) => {
    health().then(
      (answer) => {
        response.writeHead(answer.status === 'up' ? 200 : 503, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
          connection: 'close',
        });
        response.end(request.method === 'HEAD' ? undefined : JSON.stringify(answer));
      },
      () => response.writeHead(503).end(),
    );
  });
  server.requestTimeout = 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
