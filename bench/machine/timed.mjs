/** Median and p95 of a question in milliseconds, asked one time after the other, after a fifth of that to warm up. */
export async function timed(ask, times) {
  for (let turn = 0; turn < times / 5; turn += 1) await ask(turn);
  const taken = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await ask(turn);
    taken.push(performance.now() - began);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (quantile) => sorted[Math.min(sorted.length - 1, Math.floor(quantile * sorted.length))];
  return { p50: at(0.5), p95: at(0.95) };
}
