import { randomBytes, randomUUID } from 'node:crypto';
import type { Json } from '@keelson/kernel';
import fc from 'fast-check';
import { isSealed, open, seal } from './seal';

describe('sealing', () => {
  const key = randomBytes(32);
  const place = { eventId: randomUUID(), path: 'data.name' };

  it('opens every JSON value to itself', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value = JSON.parse(text) as Json;
        const sealed = seal(key, place, value);
        expect(isSealed(sealed)).toBe(true);
        expect(open(key, place, sealed)).toEqual(value);
      }),
      { numRuns: 200 },
    );
  });

  it('never gives the same text twice', () => {
    expect(new Set(Array.from({ length: 100 }, () => seal(key, place, 'Alice'))).size).toBe(100);
  });

  it('does not open with any one byte changed', () => {
    const bytes = Buffer.from(seal(key, place, 'Alice').slice(3), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => open(key, place, `s1.${changed.toString('base64url')}`)).toThrow();
    }
  });

  it('still opens what earlier releases sealed', () => {
    const then = { eventId: '3f8d6b5e-4a57-5c40-9a3f-0d9f1c7b2a11', path: 'data.email' };
    const sealed = 's1.CQkJCQkJCQkJCQkJBf_rVxWwpBnBD7tUg8TAsLmSh-AwOfPu0CjDFBttKqFQ7Q';
    expect(open(Buffer.alloc(32, 7), then, sealed)).toBe('zoë@example.com');
  });
});
