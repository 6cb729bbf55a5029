import { savesADay } from './text-formats';
import { variable } from './variable';

/** Limits of the planning tools. */
export const planningVariables = {
  KEELSON_SAVED_CALCULATIONS_A_DAY: variable({
    about:
      'How many calculations one kind of person (the owner, or the channel partner) may save for a customer with one planning tool on one day of London.',
    secret: false,
    example: '20',
    fallback: '10',
    schema: savesADay,
  }),
} as const;
