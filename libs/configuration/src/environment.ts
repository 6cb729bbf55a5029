import { readFileSync } from 'node:fs';
import type { Complaint } from './configuration-error';
import { type ValueOf, type VariableName, variables } from './variables';
import type { Variable } from './variable';
import type { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Values<Names extends VariableName> = { readonly [Name in Names]: ValueOf<Name> };

/**
 * Reads the named variables. `<NAME>_FILE` may name a file that holds the value instead, as container platforms mount
 * secrets. Returns the values that parse and a complaint for each that does not.
 */
export function readVariables<Names extends VariableName>(
  names: readonly Names[],
  environment: Environment,
): { values: Partial<Values<Names>>; complaints: Complaint[] } {
  const complaints: Complaint[] = [];
  const values: Partial<Record<Names, unknown>> = {};
  for (const name of names) {
    const definition: Variable<z.ZodType> = variables[name];
    try {
      const text = textOf(name, environment) ?? definition.fallback;
      if (text === undefined) {
        if (definition.optional !== true)
          complaints.push({ variable: name, sentence: `${name} is missing: ${lowered(definition.about)}` });
        continue;
      }
      const parsed = definition.schema.safeParse(text);
      if (parsed.success) values[name] = parsed.data;
      else
        complaints.push({ variable: name, sentence: `${name} ${messagesOf(parsed.error)}${shown(definition, text)}.` });
    } catch (error) {
      complaints.push({
        variable: name,
        sentence: error instanceof UnreadableFile ? error.message : `${name} cannot be read.`,
      });
    }
  }
  return { values: values as Partial<Values<Names>>, complaints };
}

class UnreadableFile extends Error {}

function textOf(name: string, environment: Environment): string | undefined {
  const text = environment[name];
  const file = environment[`${name}_FILE`];
  if (text !== undefined && text !== '') {
    if (file !== undefined && file !== '')
      throw new UnreadableFile(`${name} and ${name}_FILE are both set: keep one of them.`);
    return text;
  }
  if (file === undefined || file === '') return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new UnreadableFile(`${name}_FILE names a file that cannot be read (${file}).`);
  }
}

const messagesOf = (error: z.ZodError): string => [...new Set(error.issues.map((issue) => issue.message))].join('; ');
const shown = (definition: Variable<z.ZodType>, text: string): string =>
  definition.secret ? '' : ` (it is "${text}")`;
const lowered = (text: string): string => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
