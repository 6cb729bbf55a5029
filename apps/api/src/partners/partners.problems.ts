import { partnersMessages as texts } from '@keelson/contracts/partners';
import type { AccountRefusal } from '@keelson/domain/accounts';
import { accountsMessages } from '@keelson/contracts/accounts';
import type { Problems } from '../platform/wire/answer';
import type { CodeRefusal } from './code-holders';
import type { CustomerRefusal } from './get-partner-customer.query';
import type { AreaRefusal } from './list-partner-customers.query';

type Code =
  CodeRefusal['code'] | AccountRefusal['code'] | CustomerRefusal['code'] | AreaRefusal['code'] | 'ACCOUNT_NOT_READY';

export const partnersProblems: Problems<Code> = {
  INVALID_ACCESS_CODE: { status: 400, message: texts.invalidAccessCode, field: 'accessCode' },
  INVALID_PARTNER_CODE: { status: 400, message: texts.invalidPartnerCode, field: 'accessCode' },
  UNKNOWN_PARTNER_CODE: { status: 400, message: texts.invalidAccessCode },
  ALREADY_THIS_PARTNER: { status: 409, message: texts.alreadyThisPartner },
  DEFAULT_PARTNER_STAYS: { status: 409, message: texts.defaultPartnerStays },
  TOO_MANY_ATTEMPTS: { status: 429, message: texts.tooManyAttempts, retryAfterSeconds: 60 },
  ALREADY_REGISTERED: { status: 409, message: texts.alreadyRegistered },
  EMAIL_CONFIRMED: { status: 409, message: accountsMessages.emailConfirmed },
  NOT_REGISTERED: { status: 404, message: texts.customerNotFound },
  CUSTOMER_NOT_FOUND: { status: 404, message: texts.customerNotFound },
  PARTNER_NOT_FOUND: { status: 404, message: texts.partnerNotFound },
  DASHBOARD_NOT_COMPLETED: { status: 409, message: texts.dashboardNotCompleted },
  ACCOUNT_NOT_READY: { status: 503, message: texts.accountNotReady, retryAfterSeconds: 1 },
};
