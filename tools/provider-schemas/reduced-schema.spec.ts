import { reducedSchema } from './reduced-schema.mjs';

const FULL = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  description: 'The whole of an API',
  paths: { '/prices': {} },
  $defs: {
    unused: { type: 'object' },
    product: { type: 'string', maxLength: 40, title: 'Product' },
    price: {
      type: 'object',
      description: 'What something costs',
      required: ['description', 'method'],
      properties: {
        description: { type: 'string', example: 'Monthly' },
        method: { anyOf: [{ $ref: '#/$defs/price.method' }, { type: 'null' }] },
        product: { $ref: '#/$defs/product' },
      },
    },
    'price.method': {
      type: 'object',
      required: ['card', 'cheque'],
      properties: { card: { type: 'string' }, cheque: { $ref: '#/$defs/unused' } },
    },
  },
};
const CHOICE = { definitions: ['$defs'], keep: ['price'], only: [{ in: /\.method$/, properties: ['card'] }] };

describe('the reduced description of an API', () => {
  it('keeps the named schemas with all they refer to, in their order and without remarks', () => {
    expect(JSON.stringify(reducedSchema(FULL, CHOICE))).toBe(
      JSON.stringify({
        $schema: FULL.$schema,
        $defs: {
          product: { type: 'string', maxLength: 40 },
          price: {
            type: 'object',
            required: ['description', 'method'],
            properties: {
              description: { type: 'string' },
              method: { anyOf: [{ $ref: '#/$defs/price.method' }, { type: 'null' }] },
              product: { $ref: '#/$defs/product' },
            },
          },
          'price.method': { type: 'object', required: ['card'], properties: { card: { type: 'string' } } },
        },
      }),
    );
  });

  it('is the same when it is reduced again', () => {
    const once = reducedSchema(FULL, CHOICE);
    expect(JSON.stringify(reducedSchema(once, CHOICE))).toBe(JSON.stringify(once));
  });

  it('fails on a name that the document does not have', () => {
    expect(() => reducedSchema(FULL, { ...CHOICE, keep: ['invoice'] })).toThrow('#/$defs/invoice');
  });
});
