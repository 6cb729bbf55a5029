import { scenarioMessages as texts } from '@keelson/contracts/scenarios';
import type { ScenarioRefusal } from '@keelson/domain/scenarios';
import type { Problems } from '../platform/wire/answer';

export const scenarioProblems: Problems<ScenarioRefusal['code'] | 'ACCOUNT_NOT_FOUND' | 'FIGURES_CHANGED'> = {
  ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
  CANNOT_COMPUTE: { status: 409, message: texts.cannotCompute },
  CHANGES_OUT_OF_BOUNDS: { status: 400, message: texts.changeUnreadable },
  FIGURES_CHANGED: { status: 409, message: texts.figuresChanged },
  FIGURES_UNKNOWN: { status: 409, message: texts.figuresUnknown },
  LIMIT_REACHED: { status: 409, message: texts.limitExceeded },
  NAME_TAKEN: { status: 409, message: texts.nameTaken, field: 'name' },
  NOT_YOURS: { status: 409, message: texts.notYours },
  NO_NEWER_FIGURES: { status: 409, message: texts.noNewerFigures },
  SCENARIO_CLOSED: { status: 409, message: texts.scenarioClosed },
  SCENARIO_NOT_FOUND: { status: 404, message: texts.scenarioNotFound },
  TOO_MANY_OPEN: { status: 409, message: texts.tooManyOpen },
};
