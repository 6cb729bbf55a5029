import type { AnswerOf } from '@keelson/contracts';
import { type accountHistoryContract, auditPaths } from '@keelson/contracts/audit/paths';
