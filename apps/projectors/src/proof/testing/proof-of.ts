import { rootCheckOf, rootKeyOf } from '@keelson/event-store/roots';
import type { Bench } from '../../runtime/testing/bench';
import type { LogProof } from '../log-proof';

/** The proof of a bench's log, under a key of the test. */
export function proofOf(bench: Bench): LogProof {
  const { store } = bench;
  const key = rootKeyOf(Buffer.alloc(32, 'proof'));
  return {
    key: async () => key,
    seal: () => store.sealLog(key),
    verify: () => store.verifyLog(key),
    verifyAgainst: async (kept) => store.verifyLogAgainst(kept, rootCheckOf(kept.publicKey)),
  };
}
