import { ALLOW, CORRELATION } from './answer-headers';
import { reference, type Schema } from './json-schema';
import { OPTIONS_REFUSALS, OTHER_METHOD_REFUSALS } from './refusals-of';
import { refusalReferences } from './responses';

/** What every address of the document answers to methods that are none of its operations. */
export const otherMethods = (): Schema => ({
  options: {
    responses: {
      200: {
        description: 'The methods that the address takes',
        headers: { ...CORRELATION, ...ALLOW },
        content: { 'application/json': { schema: reference('schemas', 'Options') } },
      },
      ...refusalReferences(OPTIONS_REFUSALS),
    },
  },
  others: { responses: refusalReferences(OTHER_METHOD_REFUSALS) },
});
