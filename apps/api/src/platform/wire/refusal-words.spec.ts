import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routeContracts } from '@keelson/contracts/routes';
import type { RouteContract } from '@keelson/contracts/wire';
import type { Problem } from './answer';

const SOURCES = join(__dirname, '../..');
const CODE = /\b[A-Z]+_[A-Z_]+\b/;

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'status' in value && 'message' in value;

/** What every refusal of every slice says, by code: one code may say different things on different routes. */
async function wordsByCode(): Promise<ReadonlyMap<string, readonly Problem[]>> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.problems.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(join(SOURCES, file)) as Promise<object>));
  const tables = modules.flatMap((module) => Object.values(module) as unknown[]);
  const words = new Map<string, readonly Problem[]>();
  for (const [code, problem] of tables.flatMap((table) => Object.entries(table ?? {})))
    if (isProblem(problem)) words.set(code, [...(words.get(code) ?? []), problem]);
  return words;
}

describe('the refusals that contracts name', () => {
  it('all have words of their own, which no page has to replace by a code', async () => {
    const words = await wordsByCode();
    const codes = [...new Set(routeContracts.flatMap(({ schemas }: RouteContract) => schemas.refusals ?? []))];
    expect(codes.length).toBeGreaterThan(50);
    const wordless = codes.filter((code) => {
      const texts = (words.get(code) ?? []).flatMap(({ message, statusMessage }) => [
        message,
        statusMessage ?? message,
      ]);
      return texts.length === 0 || texts.some((text) => text.trim().length < 5 || CODE.test(text));
    });
    expect(wordless).toEqual([]);
  });

  it.each(['success', 'failure', ''])('never say "%s", which pages take for nothing said', async (empty) => {
    const words = [...(await wordsByCode()).values()].flat();
    expect(words.filter(({ message }) => message.toLowerCase() === empty)).toEqual([]);
  });
});
