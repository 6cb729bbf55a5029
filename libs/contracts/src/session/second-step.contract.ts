import { SECOND_STEP_CODES } from '@keelson/vocabulary';
import { z } from 'zod';
import { openToAll } from '../access/rules';
import { defineRoute } from '../wire/route';
import { signedIn } from './session.contract';
import { sessionMessages as texts } from './session.messages';
import { sessionPaths as paths } from './session.paths';

export const secondStepContract = defineRoute(
  paths.secondStep,
  openToAll,
  'Finish signing in with a code of the authenticator app, or with a recovery code',
  {
    body: z.strictObject({ kind: z.enum(SECOND_STEP_CODES), code: z.string().min(1, texts.required).max(40) }),
    secret: true,
    answerHeaders: ['set-cookie'],
    refusals: ['SECOND_FACTOR_REFUSED'],
    answer: signedIn,
  },
);
