import { commandHashWith } from '@keelson/event-store/codec';
import { clearContentCacheContract, contentPageContract } from '@keelson/contracts/content';
import { saveGoalsContract } from '@keelson/contracts/goals';
import type { RouteContract } from '@keelson/contracts/wire';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';
import { newAccountId } from '../../testing/test-sessions';
import { contextOf } from './context-of';

const parts = { clock: () => new Date('2026-11-02T09:00:00Z'), commandHash: commandHashWith(Buffer.alloc(32, 1)) };

const context = (
  headers: Record<string, string>,
  body: unknown,
  caller?: Caller,
  contract: RouteContract = clearContentCacheContract,
) =>
  contextOf(
    { headers, id: 'correlation', ip: '203.0.113.9' } as unknown as FastifyRequest,
    contract,
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

  const expected = (text: string, contract: RouteContract) =>
    context({ 'if-match': text }, {}, undefined, contract).expectedVersion;

  it.each([
    ['"7"', 7],
    ['W/"0"', 0],
    ['W/"12-Ax_-Bz"', 12],
    ['7', 7],
  ])('reads of If-Match %s the version that the caller saw', (text, version) => {
    expect(expected(text, saveGoalsContract)).toBe(version);
  });

  it('refuses what is no version, and any version where a command compares none', () => {
    for (const text of ['*', '"x"', '-1', '1.5', 'W/"Ax_-Bz"', '"7", "8"'])
      expect(() => expected(text, saveGoalsContract)).toThrow('if-match');
    expect(() => expected('"7"', clearContentCacheContract)).toThrow('if-match');
    expect(expected('"7"', contentPageContract)).toBeUndefined();
  });

  it('refuses keys that are none', () => {
    for (const key of ['', 'a b', 'x'.repeat(201)]) expect(() => context({ 'idempotency-key': key }, {})).toThrow();
  });
});
