import type { z } from 'zod';

/** One environment variable: what it is for, how it is read, and whether its value must never be shown. */
export interface Variable<Schema extends z.ZodType> {
  readonly about: string;
  readonly secret: boolean;
  readonly example: string;
  readonly schema: Schema;
  /** The text that stands in when the variable is absent. */
  readonly fallback?: string;
  /** Absent without a fallback is then allowed. */
  readonly optional?: true;
}

/** A variable that always has a value once the configuration is accepted. */
export const variable = <Schema extends z.ZodType>(definition: Variable<Schema>): Variable<Schema> => definition;

/** A variable that may be absent. */
export const optionalVariable = <Schema extends z.ZodType>(
  definition: Variable<Schema>,
): Variable<Schema> & { readonly optional: true } => ({ ...definition, optional: true });
