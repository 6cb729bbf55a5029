import { trustContract } from '@keelson/contracts/ledger';
import { londonDate } from '@keelson/kernel';
import { Controller } from '@nestjs/common';
import { KnownBooks } from '../../books/known-books';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { ledgerProblems } from '../ledger.problems';
import { trustFacts } from './trust-facts';

@Controller()
export class TrustController {
  constructor(private readonly books: KnownBooks) {}

  @Handles(trustContract, ledgerProblems)
  async trust(
    @Call() { caller, params, query, context, minimumPosition }: CallOf<typeof trustContract>,
  ): Promise<AnswerTo<typeof trustContract>> {
    const { accountId } = params;
    const { value, meta } = await this.books.read(caller, { accountId, ...query, context, minimumPosition });
    if (!value) return problem(ledgerProblems, { code: 'NOT_FOUND' }, { meta });
    const { knownOn: known } = query;
    const events = (await this.books.events(accountId)).filter(
      ({ occurredAt }) => known === undefined || londonDate(occurredAt) <= known,
    );
    return success(trustFacts(value, events), meta);
  }
}
