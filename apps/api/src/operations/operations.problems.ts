import { operationsMessages as texts } from '@keelson/contracts/operations';
import type { OperationsRefusal } from '@keelson/domain/operations';
import type { Problems } from '../platform/wire/answer';

export type RequestRefusal = OperationsRefusal['code'] | 'NO_PROJECTION' | 'NOT_PARKED' | 'NOT_FAILED';

export const operationsProblems: Problems<RequestRefusal> = {
  ALREADY_UNDER_WAY: { status: 409, message: texts.alreadyUnderWay },
  NO_PROJECTION: { status: 404, message: texts.noProjection },
  NOT_PARKED: { status: 404, message: texts.notParked },
  NOT_FAILED: { status: 404, message: texts.notFailed },
};
