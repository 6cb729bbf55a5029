import { routeContracts } from '@keelson/contracts/routes';
import type { RouteContract } from '@keelson/contracts/wire';
import Ajv2020 from 'ajv/dist/2020';
import type { z } from 'zod';
import { exampleOf } from './example-of';
import { jsonSchema } from './json-schema';

const contracts: readonly RouteContract[] = routeContracts;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/** What the contract's own schema, which knows more than JSON Schema can say, has against the example. */
function faultsIn(schema: z.ZodType | undefined): readonly string[] {
  if (!schema) return [];
  const { success, error } = schema.safeParse(exampleOf(jsonSchema(schema, 'input')));
  return success ? [] : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the examples of the API document', () => {
  it.each(contracts.map((contract) => [contract.route.id, contract] as const))(
    'would be taken and answered by %s',
    (_, { schemas }) => {
      expect(faultsIn(schemas.params)).toEqual([]);
      expect(faultsIn(schemas.query)).toEqual([]);
      expect(faultsIn(schemas.body)).toEqual([]);
      const answer = jsonSchema(schemas.answer, 'output');
      const validate = ajv.compile(answer);
      validate(exampleOf(answer));
      expect(validate.errors ?? []).toEqual([]);
    },
  );
});
