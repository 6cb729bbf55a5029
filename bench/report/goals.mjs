const atLeast = (ratio) => ({ ratioAtLeast: ratio, text: `at least ${ratio}` });
const atMost = (ratio) => ({ ratioAtMost: ratio, text: `at most ${ratio}` });
const within = (value, unit) => ({ valueAtMost: value, text: `at most ${value} ${unit}` });

/** What each figure is meant to reach, by the name of its result. */
export const goals = {
  'append-c1/emmett': atLeast(1.9),
  'append-c1/raw-pg': atLeast(0.9),
  'append-c16/emmett': atLeast(7.5),
  'append-c16/raw-pg': atLeast(2),
  'append-c64/emmett': atLeast(12),
  'append-c64/raw-pg': atLeast(3.4),
  'append-batch10-c16/emmett': atLeast(2.7),
  'replay-noop/raw-copy': atLeast(0.65),
  'projection/replay-noop': atLeast(0.35),
  'projection/emmett': atLeast(50),
  'commit-to-projected': within(1.2, 'ms'),
  'commit-to-projected-p99': within(6, 'ms'),
  'api-read-c1/bare-fastify': atLeast(0.85),
  'api-read/bare-fastify': atLeast(0.7),
  'api-slow-sockets': atMost(2),
  'api-refused-p99': within(50, 'ms'),
  'payments-webhook-p99': within(200, 'ms'),
  'growth-append-5m/10k': atMost(1.3),
  'growth-history-5m/10k': atMost(1.3),
  'growth-customers-5m/10k': atMost(1.3),
  'growth-stream-5m/10k': atMost(1.3),
  'customers-first-page-100k': within(50, 'ms'),
  'customers-turned-100k': within(50, 'ms'),
  'customers-search-100k': within(50, 'ms'),
  'customers-sorted-100k': within(50, 'ms'),
  'payments-search-1m': within(50, 'ms'),
  'payments-sorted-1m': within(50, 'ms'),
  'payments-range-1m': within(50, 'ms'),
  'reconciliation-first-100k': within(10, 's'),
  'reconciliation-queue-100k': within(50, 'ms'),
  'figures-dashboard-p95/bare-fastify': within(8, 'ms'),
  'figures-financials-p95/bare-fastify': within(20, 'ms'),
  'figures-benchmark-p95/bare-fastify': within(12, 'ms'),
  'sharing-4-workers/1': atLeast(3.2),
  'sharing-shards-4-workers/1': atLeast(3.2),
  'imports-lifted': within(3, 's'),
  'web-dashboard-interactive': within(1500, 'ms'),
  'web-financials-interactive': within(1500, 'ms'),
  'learning-first-view-script': within(200, 'kB'),
  'learning-chapter-change': within(100, 'ms'),
  'planner-slide-processor': within(16, 'ms'),
  'planner-slide-processor-p95': within(16, 'ms'),
  'planner-slide-frame': within(16, 'ms'),
  'planner-slide-frame-p95': within(16, 'ms'),
  'planner-slide-requests': within(0, 'requests'),
  'figures-all/parsing-books': atMost(60),
  'figures-dashboard-10k/100': atMost(1.3),
};

export function meets(goal, { value, ratio }) {
  if (goal.ratioAtLeast !== undefined) return ratio >= goal.ratioAtLeast;
  if (goal.ratioAtMost !== undefined) return ratio <= goal.ratioAtMost;
  return value <= goal.valueAtMost;
}
