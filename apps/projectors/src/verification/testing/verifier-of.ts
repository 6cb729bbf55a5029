import { rootCheckOf, rootKeyOf } from '@keelson/event-store/roots';
import type { Bench } from '../../runtime/testing/bench';
import type { LogVerifier } from '../log-verifier';

/** The verification of a bench's log, under a key of the test. */
export function verifierOf(bench: Bench): LogVerifier {
  const { store } = bench;
  const key = rootKeyOf(Buffer.alloc(32, 'proof'));
  return {
    key: async () => key,
    seal: () => store.sealLog(key),
    verify: () => store.verifyLog(key),
    verifyAgainst: async (kept) => store.verifyLogAgainst(kept, rootCheckOf(kept.publicKey)),
  };
}
