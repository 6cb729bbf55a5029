/** Longer than the client's own tries take. What is late is given up: a client that hangs must not hold up anybody. */
const LONGEST_MS = 10_000;

export async function within<Value>(promise: Promise<Value>, longestMs = LONGEST_MS): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${longestMs} ms`)), longestMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
