import type { Result } from '@keelson/kernel';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { CodeHolders, type CodeRefusal } from './code-holders';
import type { NamedPartner } from './partner-names';

export class LookUpCode extends Query<Result<NamedPartner, CodeRefusal>> {
  constructor(
    readonly accessCode: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@QueryHandler(LookUpCode)
export class LookUpCodeHandler implements IQueryHandler<LookUpCode> {
  constructor(private readonly codes: CodeHolders) {}

  execute({ accessCode, context }: LookUpCode): Promise<Result<NamedPartner, CodeRefusal>> {
    return this.codes.holderOf(accessCode, context);
  }
}
