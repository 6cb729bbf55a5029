import * as fc from 'fast-check';
import { faultOfRoot, type LogRoot, NO_ROOT, rootHash, statementOf, type StreamHead } from './log-root';
import { rootKeyOf } from './root-key';
import { RootWitness } from './root-witness';

const key = rootKeyOf(Buffer.alloc(32, 7));
const other = rootKeyOf(Buffer.alloc(32, 8));
const hashes = (digit: string): string => digit.repeat(64);
const grown: ReadonlyMap<string, StreamHead> = new Map([
  ['account-1', { version: 2, hash: hashes('a') }],
  ['account-2', { version: 1, hash: hashes('b') }],
]);

function signed(changes: Partial<LogRoot> = {}, signer = key): LogRoot {
  const root = {
    position: 3,
    previous: 0,
    root: rootHash(NO_ROOT, 3, grown),
    madeAt: '2026-11-02T09:00:00.000Z',
    keyId: signer.keyId,
    ...changes,
  };
  return { ...root, signature: signer.sign(statementOf(root)) };
}

describe('signed roots', () => {
  it('[EVENT-06~] hold for the heads they were made of, in whatever order these come', () => {
    expect(faultOfRoot(key, NO_ROOT, signed(), grown)).toBeUndefined();
    expect(faultOfRoot(key, NO_ROOT, signed(), new Map([...grown].reverse()))).toBeUndefined();
  });

  it.each([
    ['heads-differ', signed(), new Map([...grown, ['account-2', { version: 1, hash: hashes('c') }]])],
    ['heads-differ', signed(), new Map([...grown, ['account-3', { version: 1, hash: hashes('b') }]])],
    ['heads-differ', signed(), new Map([...grown].slice(1))],
    ['signature-differs', { ...signed(), madeAt: '2026-11-02T10:00:00.000Z' }, grown],
    ['signature-differs', { ...signed(), root: hashes('d') }, grown],
    ['signature-differs', { ...signed(), signature: '' }, grown],
    ['key-differs', signed({}, other), grown],
    ['signature-differs', { ...signed({}, other), keyId: key.keyId }, grown],
    ['root-missing', signed({ previous: 1 }), grown],
  ] as const)('[EVENT-06~] finds %s', (reason, root, heads) => {
    expect(faultOfRoot(key, NO_ROOT, root, heads)).toMatchObject({ kind: 'root-broken', reason });
  });

  it('covers each head with its stream, version and hash', () => {
    const heads = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,3}-[a-z0-9]{1,3}$/),
      fc.record({ version: fc.integer({ min: 1, max: 3 }), hash: fc.constantFrom(hashes('a'), hashes('b')) }),
      { maxKeys: 3, noNullPrototype: true },
    );
    fc.assert(
      fc.property(heads, heads, (one, two) => {
        const same =
          rootHash(NO_ROOT, 9, new Map(Object.entries(one))) === rootHash(NO_ROOT, 9, new Map(Object.entries(two)));
        const sorted = (all: Readonly<Record<string, StreamHead>>) =>
          JSON.stringify(
            Object.keys(all)
              .sort()
              .map((id) => [id, all[id]?.version, all[id]?.hash]),
          );
        expect(same).toBe(sorted(one) === sorted(two));
      }),
    );
  });

  it('are held against a walk one by one, each for what grew since the one before', () => {
    const first = signed();
    const second = signed({
      position: 4,
      previous: 3,
      root: rootHash(first, 4, new Map([['account-1', { version: 3, hash: hashes('e') }]])),
    });
    const walk = (last: string) => {
      const witness = new RootWitness(key, [first, second]);
      return [
        witness.passed(1, 'account-1', { version: 1, hash: hashes('0') }),
        witness.passed(2, 'account-1', { version: 2, hash: hashes('a') }),
        witness.passed(3, 'account-2', { version: 1, hash: hashes('b') }),
        witness.ended()?.reason,
        witness.passed(4, 'account-1', { version: 3, hash: last }),
        witness.ended(),
      ];
    };
    const [none] = [undefined];
    expect(walk(hashes('e'))).toEqual([none, none, none, 'events-missing', none, none]);
    expect(walk(hashes('f'))[4]).toMatchObject({ reason: 'heads-differ', root: second });
  });
});
