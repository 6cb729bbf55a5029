import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteContract } from '../wire/route';

const SOURCES = join(__dirname, '..');

function isContract(value: unknown): value is RouteContract {
  return typeof value === 'object' && value !== null && 'route' in value && 'schemas' in value && 'summary' in value;
}

/** The contracts of all slices, as their files export them. */
export async function everyContract(): Promise<readonly RouteContract[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.contract.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(join(SOURCES, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter(isContract));
}
