import { bankMessages as texts } from '@keelson/contracts/reconciliation';
import type { BankMatchRefusal } from '@keelson/domain/reconciliation';
import type { Problems } from '../../platform/wire/answer';
import type { StatementRefusal } from './bank-statements';

export const bankProblems = {
  NOT_A_STATEMENT: { status: 422, message: texts.notText },
  ENCODING_UNKNOWN: { status: 422, message: texts.encodingUnknown },
  STATEMENT_TOO_LARGE: { status: 422, message: texts.fileTooLarge },
  TOO_MANY_LINES: { status: 422, message: texts.tooManyLines },
  NO_LINES: { status: 422, message: texts.noLines },
  PREVIEW_OVER: { status: 409, message: texts.previewOver },
  LINES_REFUSED: { status: 409, message: texts.linesRefused },
  LINE_NOT_FOUND: { status: 404, message: texts.lineNotFound },
  BANK_PAYOUT_NOT_FOUND: { status: 404, message: texts.payoutNotFound },
  PAYOUT_AT_BANK: { status: 409, message: texts.payoutAtBank },
  LINE_TAKEN: { status: 409, message: texts.lineTaken },
  GAP_TOO_LARGE: { status: 409, message: texts.gapTooLarge },
  NOT_AT_BANK: { status: 409, message: texts.notAtBank },
} satisfies Problems<
  | StatementRefusal
  | BankMatchRefusal['code']
  | 'PREVIEW_OVER'
  | 'LINES_REFUSED'
  | 'LINE_NOT_FOUND'
  | 'BANK_PAYOUT_NOT_FOUND'
>;
