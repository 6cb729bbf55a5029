import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { eventHash, type HashedTexts, NO_HASH } from './event-hash';

const texts: HashedTexts = {
  eventId: '3f8d6b5e-4a57-5c40-9a3f-0d9f1c7b2a11',
  streamId: 'samples-1',
  version: 1,
  occurredAt: '2026-11-21T10:00:00.000Z',
  type: 'samples.note-written.v1',
  data: '{"note":"Zoë"}',
  metadata: '{}',
  partitionKey: 'acc_1',
};

describe('event hash', () => {
  it('covers the predecessor and every stored text with its length in bytes', () => {
    const covered = [
      `64:${NO_HASH}`,
      '36:3f8d6b5e-4a57-5c40-9a3f-0d9f1c7b2a11',
      '9:samples-1',
      '1:1',
      '24:2026-11-21T10:00:00.000Z',
      '23:samples.note-written.v1',
      '15:{"note":"Zoë"}',
      '2:{}',
      '5:acc_1',
    ].join('');
    expect(eventHash(NO_HASH, texts)).toBe(createHash('sha256').update(covered).digest('hex'));
  });

  it('differs when a character moves from one text to the next', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (moved, rest) => {
        const before = eventHash(NO_HASH, { ...texts, data: `x${moved}`, metadata: rest });
        const after = eventHash(NO_HASH, { ...texts, data: 'x', metadata: `${moved}${rest}` });
        expect(before).not.toBe(after);
      }),
    );
  });

  it('depends on the predecessor', () => {
    expect(eventHash('1'.repeat(64), texts)).not.toBe(eventHash(NO_HASH, texts));
  });
});
