import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { commandHashWith } from './command-hash';
import { eventIdOf, uuidV5 } from './identifiers';

describe('identifiers', () => {
  it('makes the name-based UUID that RFC 9562 gives as an example', () => {
    expect(uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    );
  });

  it('marks version and variant for every name', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string(), (namespace, name) => {
        expect(uuidV5(namespace, name)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
    );
  });

  it('refuses a namespace that is not a UUID', () => {
    expect(() => uuidV5('command-1', '0')).toThrow(RangeError);
  });

  it('[ES-03] gives the events of a command their own ids, the same ones every time', () => {
    const commandId = randomUUID();
    expect(new Set(Array.from({ length: 1_000 }, (_, index) => eventIdOf(commandId, index))).size).toBe(1_000);
    expect(eventIdOf(commandId, 3)).toBe(eventIdOf(commandId, 3));
  });

  it('[ES-03] hashes equal commands equally, different ones differently, and only with the key', () => {
    const hash = commandHashWith(Buffer.alloc(32, 1));
    expect(hash('complete-step', { step: 'generic', note: 'x' })).toBe(
      hash('complete-step', { note: 'x', step: 'generic' }),
    );
    expect(hash('complete-step', { step: 'generic' })).not.toBe(hash('complete-step', { step: 'benefits' }));
    expect(hash('open-step', { step: 'generic' })).not.toBe(hash('complete-step', { step: 'generic' }));
    expect(commandHashWith(Buffer.alloc(32, 2))('complete-step', {})).not.toBe(hash('complete-step', {}));
  });
});
