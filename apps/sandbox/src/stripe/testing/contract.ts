import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';

interface Schema {
  readonly $defs: Readonly<Record<string, object>>;
}

const read = (name: string): Schema => JSON.parse(readFileSync(join(__dirname, '../contract', name), 'utf8')) as Schema;

const provider = read('objects.schema.json');
const ours = read('sandbox-objects.schema.json');
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ ...provider, $id: 'objects' }, 'objects');
ajv.addSchema(ours, 'sandbox-objects');

type Members = Readonly<Record<string, unknown>>;

/** What is wrong with an answer of the API, by the provider's own schema of its object. */
export function faultsOfAnswer(status: number, answer: Members): readonly string[] {
  if (status !== 200) return faultsBy('sandbox-objects', 'error', answer);
  if (answer['deleted'] === true) return faultsBy('sandbox-objects', 'deleted', answer);
  const kind = answer['object'];
  if (kind !== 'list' && kind !== 'search_result') return faultsOf(answer);
  const data = answer['data'] as readonly Members[];
  return [...faultsBy('sandbox-objects', kind, answer), ...data.flatMap(faultsOf)];
}

/** What is wrong with one object. An event is judged together with the object it tells of. */
export function faultsOf(object: Members): readonly string[] {
  const name = definitionOf(object);
  if (name === 'event') {
    const { object: told } = object['data'] as { readonly object: Members };
    return [...faultsBy('sandbox-objects', name, object), ...faultsOf(told)];
  }
  if (name in ours.$defs) return faultsBy('sandbox-objects', name, object);
  return name in provider.$defs ? faultsBy('objects', name, object) : [`no schema of ${name}`];
}

const definitionOf = (object: Members): string => {
  const name = String(object['object']);
  if (name === 'line_item') return 'invoice_line_item';
  return name === 'item' ? 'line_item' : name;
};

function faultsBy(document: string, name: string, value: unknown): readonly string[] {
  const validate = ajv.getSchema(`${document}#/$defs/${name}`);
  if (validate === undefined) return [`no schema of ${name}`];
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${name}${instancePath}: ${message ?? ''}`);
}
