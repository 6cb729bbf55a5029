import { openToAll } from '@keelson/contracts/access';
import { routeContracts } from '@keelson/contracts/routes';
import { defineRoute, type RouteContract } from '@keelson/contracts/wire';
import { runSeed } from '@keelson/test-database/run';
import { z } from 'zod';
import { Chance } from '../../testing/fuzz/random';
import { sampleOf, schemaOf } from '../../testing/fuzz/sample-of';
import { parseInput } from './parse-call';
import { Refusal } from './refusal';

const CARD = 'my card: 4242 4242-4242 4242';

const MACHINE_MADE = /id$|^password$|Password$|^passcode$|^token$|^code$|^state$/;

type Path = readonly string[];

/** Where a body holds texts. */
function textsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, [...path, key]));
}

/** A copy whose text at the path is a card number. */
function withCard(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return CARD;
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === key ? withCard(each, rest) : each));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withCard(object[key], rest) };
}

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
        .filter((path) => !MACHINE_MADE.test(String(path.at(-1))))
        .filter((path) => refusedFields(contract, withCard(body, path)).length === 0)
        .map((path) => [contract.route.id, ...path].join('.'));
    });
    expect(missed).toEqual([]);
  });

  it('lets ids, secrets and long numbers that no card has pass', () => {
    const body = { text: 'order 4242424242424241', realmId: '4242424242424242', password: '4242424242424242' };
    expect(refusedFields(form, body)).toEqual([]);
    expect(refusedFields(form, { text: 'account-acc_42424242-4242-4242-4242-424242424242' })).toEqual([]);
  });
});
