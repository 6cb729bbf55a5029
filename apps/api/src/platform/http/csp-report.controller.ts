import { Controller } from '@nestjs/common';
import { cspReportContract } from '@keelson/contracts/platform';
import type { Logger } from 'pino';
import { InjectLog } from '../tokens';
import { type Answer, success } from '../wire/answer';
import { Call, type CallOf } from '../wire/call';
import { Handles } from '../wire/handles.decorator';
import { violationsIn } from './csp-violations';

@Controller()
export class CspReportController {
  constructor(@InjectLog() private readonly log: Logger) {}

  @Handles(cspReportContract)
  report(@Call() call: CallOf<typeof cspReportContract>): Answer<null> {
    for (const violation of violationsIn(call.body)) {
      this.log.warn({ violation, correlationId: call.context.correlationId }, 'a browser refused something');
    }
    return success(null);
  }
}
