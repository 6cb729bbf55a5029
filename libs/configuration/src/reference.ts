import { needs } from './needs';
import type { Variable } from './variable';
import { type VariableName, variables } from './variables';
import type { z } from 'zod';

const labels = { api: 'api', projectors: 'projectors', operator: 'commands', contentPush: 'content:push' } as const;

/** The table of all variables, in Markdown. */
export function variableReference(): string {
  const rows = (Object.entries(variables) as [VariableName, Variable<z.ZodType>][]).map(([name, definition]) =>
    [`\`${name}\``, definition.about, standIn(definition), `\`${definition.example}\``, readers(name)].join(' | '),
  );
  return [
    '| Variable | What it is | Default | Example | Read by |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

function standIn({ fallback, optional }: Variable<z.ZodType>): string {
  if (fallback !== undefined) return fallback === '' ? 'none' : `\`${fallback}\``;
  return optional === true ? 'none' : '**required**';
}

function readers(name: VariableName): string {
  return (Object.keys(needs) as (keyof typeof needs)[])
    .filter((process) => (needs[process] as readonly VariableName[]).includes(name))
    .map((process) => labels[process])
    .join(', ');
}
