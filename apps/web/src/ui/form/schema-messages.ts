import type { FieldMessages } from './use-form';

/** A schema of the contracts, as far as a form needs it. */
interface Schema {
  safeParse(body: unknown): {
    readonly error?:
      { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined;
  };
}

/**
 * The first message that a schema has for each field of what a form would send. Fields are named by their dotted path,
 * as in the server's answers; `fieldAt` tells those that the form calls otherwise.
 */
export function schemaMessages<Values>(
  schema: Schema,
  body: unknown,
  fieldAt: (path: string) => string = (path) => path,
): FieldMessages<Values> {
  const messages = new Map<string, string>();
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    const field = fieldAt(path.join('.'));
    if (!messages.has(field)) messages.set(field, message);
  }
  return Object.fromEntries(messages) as FieldMessages<Values>;
}
