import { connectionsMessages as texts } from '@keelson/contracts/connections';
import type { ConnectionRefusal } from '@keelson/domain/connections';
import type { Problems } from '../platform/wire/answer';
import type { AccountingRefusal } from './accounting';

export type ConnectionProblem =
  | AccountingRefusal['code']
  | ConnectionRefusal['code']
  | 'CONSENT_REFUSED'
  | 'CONSENT_NOT_FOUND'
  | 'NO_SUCH_COMPANY'
  | 'NO_SUCH_CYCLE'
  | 'IMPORT_UNDER_WAY'
  | 'LAUNCH_FAILED'
  | 'LAUNCH_URL_MISSING'
  | 'NO_SUCH_CUSTOMER';

export const connectionsProblems: Problems<ConnectionProblem> = {
  SYSTEM_NOT_OFFERED: { status: 404, message: texts.notOffered },
  SYSTEM_UNAVAILABLE: { status: 503, message: texts.systemUnavailable, retryAfterSeconds: 30 },
  UNABLE_TO_CONNECT: { status: 409, message: texts.unableToConnect },
  CONSENT_REFUSED: { status: 409, message: texts.refusedByYou },
  CONSENT_NOT_FOUND: { status: 404, message: texts.unableToConnect },
  NO_SUCH_COMPANY: { status: 404, message: texts.noSuchCompany },
  NO_SUCH_CYCLE: { status: 404, message: texts.noSuchCycle },
  NOT_CONNECTED: { status: 404, message: texts.notConnected },
  RECONNECT_NEEDED: { status: 409, message: texts.reconnectNeeded },
  IMPORT_UNDER_WAY: { status: 409, message: texts.importUnderWay },
  LAUNCH_FAILED: { status: 503, message: texts.launchFailed, retryAfterSeconds: 30 },
  LAUNCH_URL_MISSING: { status: 503, message: texts.noLaunchUrl },
  NO_SUCH_CUSTOMER: { status: 404, message: texts.notConnected },
};
