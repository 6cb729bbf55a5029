import { openToAll } from '@keelson/contracts/access';
import { routeContracts } from '@keelson/contracts/routes';
import { defineRoute, type RouteContract } from '@keelson/contracts/wire';
import { runSeed } from '@keelson/test-database/run';
import { z } from 'zod';
import { CARD, textsOf, withValue } from '../../testing/fuzz/card-in-texts';
import { Chance } from '../../testing/fuzz/random';
import { sampleOf, schemaOf } from '../../testing/fuzz/sample-of';
import { parseInput } from './parse-call';
import { Refusal } from './refusal';

/** The fields at fault, or nothing. */
function refusedFields(contract: RouteContract, body: unknown): readonly string[] {
  try {
    parseInput(contract, { params: {}, query: {}, body });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { errors = [] } = error.details;
    return errors.length > 0 ? errors.map(({ path }) => path) : ['body'];
  }
}

describe('a number that is none', () => {
  const list = defineRoute({ id: 'test.list', method: 'GET', path: '/x/:ref' }, openToAll, 'Test', {
    params: z.strictObject({ ref: z.coerce.number() }),
    query: z.strictObject({ page: z.coerce.number().int().min(1), size: z.coerce.number('Choose a size').optional() }),
    answer: z.object({}),
  });
  const messageFor = (params: object, query: object): string => {
    try {
      parseInput(list, { params, query, body: undefined });
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
    throw new Error('the input was taken');
  };

  it('is called so in words, unless the contract has better ones', () => {
    expect(messageFor({ ref: 'x' }, { page: 1 })).toBe('This must be a number');
    expect(messageFor({ ref: 1 }, { page: 'NaN' })).toBe('This must be a number');
    expect(messageFor({ ref: 1 }, { page: 1, size: 'x' })).toBe('Choose a size');
    expect(messageFor({ ref: 1 }, { page: 0 })).not.toContain('NaN');
  });
});

describe('the trap for card numbers', () => {
  const form = defineRoute({ id: 'test.form', method: 'POST', path: '/x' }, openToAll, 'Test', {
    body: z.strictObject({
      text: z.string(),
      lines: z.array(z.object({ note: z.string() })).default([]),
      answerId: z.array(z.strictObject({ answer: z.string() })).default([]),
      accountIds: z.array(z.string()).default([]),
      realmId: z.string().optional(),
      password: z.string().optional(),
    }),
    answer: z.object({}),
  });

  it('[IO-07~] refuses one in any text, however deep', () => {
    expect(refusedFields(form, { text: CARD })).toEqual(['body.text']);
    expect(refusedFields(form, { text: 'x', lines: [{ note: 'x' }, { note: CARD }] })).toEqual(['body.lines.1.note']);
    expect(refusedFields(form, { text: 'x', answerId: [{ answer: CARD }] })).toEqual(['body.answerId.0.answer']);
    expect(refusedFields(form, { text: 'x', accountIds: ['4242424242424242'] })).toEqual([]);
  });

  it('[IO-07~] stands before every text of every body', () => {
    const chance = new Chance(runSeed());
    const missed = (routeContracts as readonly RouteContract[]).flatMap((contract) => {
      const body = contract.schemas.body && sampleOf(schemaOf(contract.schemas.body), chance);
      return textsOf(body)
        .filter((path) => refusedFields(contract, withValue(body, path, CARD)).length === 0)
        .map((path) => [contract.route.id, ...path].join('.'));
    });
    expect(missed).toEqual([]);
  });

  it('[IO-07~] refuses a security code by the name of its field, and a card in a name', () => {
    const drafts = defineRoute({ id: 'test.drafts', method: 'POST', path: '/x' }, openToAll, 'Test', {
      body: z.record(z.string(), z.string()),
      answer: z.object({}),
    });
    for (const key of ['cvv', 'CVC2', 'securityCode', 'security_code', 'cardCode', 'card-verification-value'])
      expect(refusedFields(drafts, { [key]: '1' })).toEqual([`body.${key}`]);
    expect(refusedFields(drafts, { '4242424242424242': '1' })).toEqual(['body']);
    expect(refusedFields(drafts, { cardNumber: '4242424242424242' })).toEqual(['body.cardNumber']);
    expect(refusedFields(drafts, { sector: '1', xcvv12: '1', code: '123' })).toEqual([]);
  });

  it('lets ids, secrets and long numbers that no card has pass', () => {
    const body = { text: 'order 4242424242424241', realmId: '4242424242424242', password: '4242424242424242' };
    expect(refusedFields(form, body)).toEqual([]);
    expect(refusedFields(form, { text: 'account-acc_42424242-4242-4242-4242-424242424242' })).toEqual([]);
  });
});
