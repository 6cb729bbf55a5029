import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { RouteContract } from './route';

const SOURCES = join(__dirname, '..');

/** Names of fields that let their bearer in, or lead to a page that does. */
const SECRET = /jwt|token|secret|passcode|^access_?code$|^(consent|launch|page|pdf)?url$/i;
function isContract(value: unknown): value is RouteContract {
  return typeof value === 'object' && value !== null && 'route' in value && 'schemas' in value && 'summary' in value;
}

async function contracts(): Promise<readonly RouteContract[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.contract.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(join(SOURCES, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter(isContract));
}

function fieldsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...fieldsOf(value),
  ]);
}

const secretsOf = ({ schemas }: RouteContract): readonly string[] =>
  fieldsOf(z.toJSONSchema(schemas.answer, { io: 'output', unrepresentable: 'any' })).filter((field) =>
    SECRET.test(field),
  );

describe('answers with a secret', () => {
  it('are marked in their contract, so that they are never compressed', async () => {
    const all = await contracts();
    expect(all.length).toBeGreaterThan(100);
    const wrong = all.filter((contract) => secretsOf(contract).length > 0 !== (contract.schemas.secret === true));
    expect(wrong.map((contract) => [contract.route.id, ...secretsOf(contract)])).toEqual([]);
  });
});
