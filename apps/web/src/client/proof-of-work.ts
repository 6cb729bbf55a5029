const ATTEMPTS_AT_ONCE = 512;

/** A digest begins with so many zero bits, as the task's first part asks. */
const startsWithZeros = (digest: ArrayBuffer, bits: number): boolean =>
  new DataView(digest).getUint32(0) >>> (32 - bits) === 0;

/**
 * Solves the small task that the API gives everybody while too many requests come in at once: a number for which the
 * SHA-256 of `task:number` begins with enough zero bits. Digests are made a few hundred at a time, so that the page
 * stays alive meanwhile.
 */
export async function solveTask(task: string, signal?: AbortSignal): Promise<string> {
  const bits = Number(task.split('.', 1)[0]);
  const encoder = new TextEncoder();
  for (let from = 0; ; from += ATTEMPTS_AT_ONCE) {
    signal?.throwIfAborted();
    const proofs = Array.from({ length: ATTEMPTS_AT_ONCE }, (_, index) => `${task}:${from + index}`);
    const digests = await Promise.all(proofs.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(proof))));
    const found = proofs.find((_, index) => {
      const digest = digests[index];
      return digest !== undefined && startsWithZeros(digest, bits);
    });
    if (found !== undefined) return found;
  }
}
