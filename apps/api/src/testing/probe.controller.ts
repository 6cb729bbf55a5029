import { Controller, Module, type Type } from '@nestjs/common';
import { clearContentCacheContract, type ContentEntry, contentPageContract } from '@keelson/contracts/content';
import { type Answer, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { contentProblems } from '../content/content.problems';

export interface Probe {
  readonly read?: (call: CallOf<typeof contentPageContract>) => Promise<ContentEntry[]>;
  readonly write?: (call: CallOf<typeof clearContentCacheContract>) => Promise<{ cleared: number }>;
}

/** A slice that does what the test says, behind a public query and a command of staff. */
export function probeModule({ read, write }: Probe): Type {
  @Controller()
  class ProbeController {
    @Handles(contentPageContract, contentProblems)
    async read(@Call() call: CallOf<typeof contentPageContract>): Promise<Answer<ContentEntry[]>> {
      return success((await read?.(call)) ?? []);
    }

    @Handles(clearContentCacheContract)
    async write(@Call() call: CallOf<typeof clearContentCacheContract>): Promise<Answer<{ cleared: number }>> {
      return success((await write?.(call)) ?? { cleared: 0 });
    }
  }

  @Module({ controllers: [ProbeController] })
  class ProbeModule {}
  return ProbeModule;
}
