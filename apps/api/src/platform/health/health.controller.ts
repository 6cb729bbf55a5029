import { Controller } from '@nestjs/common';
import { liveContract, readyContract } from '@keelson/contracts/platform';
import { Answer, success } from '../wire/answer';
import { Handles } from '../wire/handles.decorator';
import { type Readiness, ReadinessProbe } from './readiness';

@Controller()
export class HealthController {
  constructor(private readonly readiness: ReadinessProbe) {}

  @Handles(liveContract)
  live(): Answer<{ state: 'live' }> {
    return success({ state: 'live' });
  }

  @Handles(readyContract)
  async ready(): Promise<Answer<Readiness>> {
    const readiness = await this.readiness.check();
    if (readiness.state === 'ready') return success(readiness);
    return new Answer(503, readiness, 'not ready', 'not ready', { code: 'NOT_READY', retryAfterSeconds: 1 });
  }
}
