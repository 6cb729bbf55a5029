import { commandHashWith } from '@keelson/event-store/codec';
import { clearContentCacheContract } from '@keelson/contracts/content';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';
import { newAccountId } from '../../testing/test-sessions';
import { contextOf } from './context-of';

const parts = { clock: () => new Date('2026-11-02T09:00:00Z'), commandHash: commandHashWith(Buffer.alloc(32, 1)) };

const context = (headers: Record<string, string>, body: unknown, caller?: Caller) =>
  contextOf(
    { headers, id: 'correlation', ip: '203.0.113.9' } as unknown as FastifyRequest,
    clearContentCacheContract,
    { params: undefined, query: undefined, body },
    caller,
    parts,
  );

const someone = (): Caller => ({
  accountId: newAccountId(),
  kind: 'customer',
  permissions: [],
  sessionId: 's',
  standing: 'exempt',
  scope: 'own',
});

describe('contextOf', () => {
  it('[ES-03~] one person’s key names one command, another person’s key another', () => {
    const [anna, ben] = [someone(), someone()];
    const key = { 'idempotency-key': 'same' };
    expect(context(key, {}, anna).commandId).toBe(context(key, {}, anna).commandId);
    expect(context(key, {}, anna).commandId).not.toBe(context(key, {}, ben).commandId);
    expect(context(key, {}, anna).commandId).not.toBe(context(key, {}).commandId);
    expect(context({}, {}, anna).commandId).not.toBe(context({}, {}, anna).commandId);
  });

  it('[ES-03~] a visitor’s key names one request: the same key of a stranger who asks for something else names another', () => {
    const key = { 'idempotency-key': 'same' };
    const visitor = (email: string) => context(key, { email }).commandId;
    expect(visitor('a@example.com')).toBe(visitor('a@example.com'));
    expect(visitor('a@example.com')).not.toBe(visitor('b@example.com'));
  });

  it('hashes what was asked for, without its secrets', () => {
    const hash = (body: unknown) => context({}, body).commandHash;
    expect(hash({ email: 'a@example.com', password: 'one' })).toBe(hash({ password: 'two', email: 'a@example.com' }));
    expect(hash({ email: 'a@example.com' })).not.toBe(hash({ email: 'b@example.com' }));
  });

  it('says who acts for whom', () => {
    const actingAs = newAccountId();
    const staff: Caller = { ...someone(), kind: 'superAdmin', actingAs };
    expect(context({}, {}, staff)).toMatchObject({
      actor: { kind: 'super-admin', id: staff.accountId },
      subjectId: actingAs,
      actingAs,
    });
    expect(context({}, {})).toMatchObject({ actor: { kind: 'anonymous', id: 'anonymous' }, subjectId: 'anonymous' });
  });

  it('reads the version that the caller saw, and refuses what is none', () => {
    expect(context({ 'if-match': '"7"' }, {}).expectedVersion).toBe(7);
    expect(context({ 'if-match': 'W/"0"' }, {}).expectedVersion).toBe(0);
    for (const text of ['*', '"x"', '-1', '1.5']) expect(() => context({ 'if-match': text }, {})).toThrow('if-match');
    for (const key of ['', 'a b', 'x'.repeat(201)]) expect(() => context({ 'idempotency-key': key }, {})).toThrow();
  });
});
