import { companiesMessages as texts } from '@keelson/contracts/companies';
import type { Problems } from '../platform/wire/answer';
import type { SearchFailure } from './search-companies.query';

export const companiesProblems: Problems<SearchFailure['code']> = {
  TOO_MANY_SEARCHES: { status: 429, message: texts.searchFailed, retryAfterSeconds: 5 },
  REGISTER_BUSY: { status: 429, message: texts.searchFailed, retryAfterSeconds: 60 },
  REGISTER_UNAVAILABLE: { status: 503, message: texts.searchFailed, retryAfterSeconds: 5 },
  REGISTER_OFF: { status: 404, message: texts.searchFailed },
};
