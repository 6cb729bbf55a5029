import { z } from 'zod';

/** Whose saved calculations, by the id of a list. */
export const savedOf = z
  .string()
  .max(42)
  .regex(/^acc_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(cp)?$/, 'not an account id')
  .meta({ description: 'Whose: an account id, with `cp` behind it for what the channel partner saved' });
