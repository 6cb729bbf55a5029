import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';

const read = (name: string): object =>
  JSON.parse(readFileSync(join(__dirname, '../contract', name), 'utf8'), (key, value: unknown) =>
    // The description of the Swagger family that it is written in: not JSON Schema.
    key === 'nullable' || key === 'example' || key === 'externalDocs' ? undefined : value,
  ) as object;

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(read('xero_accounting.trimmed.json'), 'accounting');
ajv.addSchema(read('xero-identity.trimmed.json'), 'identity');

/** What is wrong with an answer, by Xero’s own description of it. */
export function faultsBy(document: 'accounting' | 'identity', schema: string, value: unknown): readonly string[] {
  const validate = ajv.getSchema(`${document}#/components/schemas/${schema}`);
  if (validate === undefined) return [`no schema of ${schema}`];
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${schema}${instancePath}: ${message ?? ''}`);
}
