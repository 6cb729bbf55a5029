import { createRequire } from 'node:module';

interface RequestQueue {
  readonly pending: readonly unknown[];
  readonly throttledUntil: number;
  scheduleCheckPendingRequests: (this: RequestQueue) => void;
}

let quiet = false;

/**
 * kafkajs 2.2.4 looks for waiting requests every millisecond on each connection, with none waiting: the moment up to
 * which it is slowed down stands at -1, and the time until then is negative. With nothing waiting and no slowing down
 * there is nothing to look for; the next request looks for itself.
 */
export function quietIdleConnections(): void {
  if (quiet) return;
  quiet = true;
  const { prototype } = createRequire(__filename)('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
  const { scheduleCheckPendingRequests: schedule } = prototype;
  prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
    if (this.pending.length > 0 || this.throttledUntil > Date.now()) schedule.call(this);
  };
}
