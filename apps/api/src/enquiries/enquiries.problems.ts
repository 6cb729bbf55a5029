import { enquiriesMessages as texts } from '@keelson/contracts/enquiries';
import type { Problems } from '../platform/wire/answer';
import type { ReceiveRefusal } from './receive-message.command';
import type { TreatRefusal } from './treat-enquiry.command';

export const enquiriesProblems: Problems<ReceiveRefusal['code'] | TreatRefusal['code']> = {
  TOO_MANY_MESSAGES: { status: 429, message: texts.tooMany, retryAfterSeconds: 300 },
  ENQUIRY_NOT_FOUND: { status: 404, message: texts.notFound },
  ENQUIRY_CLOSED: { status: 409, message: texts.closed },
  TOO_MANY_ACTS: { status: 409, message: texts.tooManyActs },
};
