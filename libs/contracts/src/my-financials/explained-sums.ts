import { FIGURE_UNITS } from '@keelson/vocabulary';
import { z } from 'zod';
import { day, instant, month, value } from './wire-values';

export const unit = z.enum(FIGURE_UNITS);

const sourceLine = z.object({
  code: z.string(),
  account: z.string(),
  /** The end of a month, or the day of a balance. */
  date: day,
  /** Pounds, with the sign in which it counts. */
  amount: z.number(),
});

export const input = z.object({ name: z.string(), value, unit, before: value });

/** A sum among the inputs, down to the lines that it is the sum of. */
export const group = z.object({
  name: z.string(),
  value,
  lines: z.array(sourceLine),
  /** The numbers entered that an average is made of. */
  counts: z.array(z.object({ month, count: z.string() })),
  /** Lines beyond those listed, and what they add. */
  further: z.object({ count: z.number().int(), amount: z.number() }).nullable(),
});

/** An import or an entry that brought lines, with when it became known here. */
export const importedBy = z.object({ id: z.string(), recordedAt: instant.nullable() });
