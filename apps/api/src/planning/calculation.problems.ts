import { calculationMessages as texts } from '@keelson/contracts/planning';
import type { CalculationRefusal } from '@keelson/domain/planning';
import type { Problems } from '../platform/wire/answer';

/** The limit of a day is no refusal on the wire: finance §8 answers it with 200. */
type Refusal =
  Exclude<CalculationRefusal['code'], 'LIMIT_REACHED'> | 'ACCOUNT_NOT_FOUND' | 'FIGURES_CHANGED' | 'SAVED_NOT_FOUND';

export const calculationProblems: Problems<Refusal> = {
  ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
  FIGURES_CHANGED: { status: 409, message: texts.figuresChanged },
  FIGURES_UNKNOWN: { status: 409, message: texts.figuresUnknown },
  INPUTS_OUT_OF_BOUNDS: { status: 400, message: texts.daysOutOfBounds },
  NOTHING_CHANGED: { status: 409, message: texts.nothingChanged },
  SAVED_NOT_FOUND: { status: 404, message: texts.savedNotFound },
  UNCHANGED: { status: 409, message: texts.updateValue },
};
