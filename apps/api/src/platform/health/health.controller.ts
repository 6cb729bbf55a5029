import { Controller } from '@nestjs/common';
import { liveContract, readyContract } from '@keelson/contracts/platform';
import { Answer, success } from '../wire/answer';
import { Handles } from '../wire/handles.decorator';
import { healthProblems } from './health.problems';
import { type Readiness, ReadinessProbe } from './readiness';

@Controller()
export class HealthController {
  constructor(private readonly readiness: ReadinessProbe) {}

  @Handles(liveContract)
  live(): Answer<{ state: 'live' }> {
    return success({ state: 'live' });
  }

  @Handles(readyContract, healthProblems)
  async ready(): Promise<Answer<Readiness, 'NOT_READY'>> {
    const readiness = await this.readiness.check();
    if (readiness.state === 'ready') return success(readiness);
    const { status, message, retryAfterSeconds } = healthProblems.NOT_READY;
    return new Answer(status, readiness, message, message, { code: 'NOT_READY', retryAfterSeconds });
  }
}
