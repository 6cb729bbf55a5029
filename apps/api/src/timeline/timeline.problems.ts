import { timelineMessages as texts } from '@keelson/contracts/timeline';
import type { TimelineRefusal } from '@keelson/domain/timeline';
import type { Problems } from '../platform/wire/answer';

export const timelineProblems: Problems<TimelineRefusal['code']> = {
  NOT_READY: { status: 409, message: texts.notReady },
};
