import { Controller } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import { robotsContract, siteMapContract } from '@keelson/contracts/platform';
import { InjectConfiguration } from '../tokens';
import { RawAnswer } from '../wire/answer';
import { Handles } from '../wire/handles.decorator';
import { robotsText, siteMap } from './search-engines';

const HOUR = { 'cache-control': 'public, max-age=3600' };

@Controller()
export class SearchEnginesController {
  constructor(@InjectConfiguration() private readonly configuration: ApiConfiguration) {}

  @Handles(robotsContract)
  robots(): RawAnswer {
    return new RawAnswer(robotsText(this.configuration.publicUrl), 'text/plain; charset=utf-8', HOUR);
  }

  @Handles(siteMapContract)
  siteMap(): RawAnswer {
    return new RawAnswer(siteMap(this.configuration.publicUrl), 'application/xml; charset=utf-8', HOUR);
  }
}
