import { auditTrailContract, auditTrailExportContract } from '@keelson/contracts/history';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../platform/access/record-reading.command';
import { type AnswerTo, type RawAnswer, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { ExportHistory } from './export-history.query';
import { GetAuditTrail } from './get-audit-trail.query';
import { TRAIL_HEADINGS, trailCells } from './history-cells';
import { historyFile } from './history-file';
import { trailFilter } from './trail-filter';

/** What everybody did, for super admins; that they look is recorded first, so that it is listed too. */
@Controller()
export class AuditTrailController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(auditTrailContract)
  async trail(
    @Call() { caller, query, context, minimumPosition = 0 }: CallOf<typeof auditTrailContract>,
  ): Promise<AnswerTo<typeof auditTrailContract>> {
    const recorded = await this.commands.execute(new RecordReading('trail', caller.accountId, context));
    const position = Math.max(minimumPosition, recorded.position);
    const { value, meta } = await this.queries.execute(new GetAuditTrail(caller, query, position));
    return success(value, meta);
  }

  @Handles(auditTrailExportContract)
  async trailExport(
    @Call()
    { caller, query, context, minimumPosition: asked = 0, stillAllowed }: CallOf<typeof auditTrailExportContract>,
  ): Promise<RawAnswer> {
    const recorded = await this.commands.execute(new RecordReading('trailExport', caller.accountId, context));
    const minimumPosition = Math.max(asked, recorded.position);
    const exported = { filter: trailFilter(query), name: 'audit', headings: TRAIL_HEADINGS, cells: trailCells };
    const { correlationId } = context;
    const call = { caller, minimumPosition, correlationId, stillAllowed };
    return historyFile(await this.queries.execute(new ExportHistory(exported, call)));
  }
}
