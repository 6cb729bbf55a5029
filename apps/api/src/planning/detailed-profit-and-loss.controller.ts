import {
  calculateDetailContract,
  calculationMessages as texts,
  detailedProfitAndLossContract,
  saveDetailContract,
  savedListOf,
} from '@keelson/contracts/planning';
import { DETAILED_PROFIT_AND_LOSS_VERSION } from '@keelson/calculators';
import { detailAsOf } from '@keelson/domain/planning';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type CompanyRead, CompanyReader } from '../books/company-reader';
import { type Reading, together } from '../platform/execution/read-model-reader';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { calculationProblems as problems } from './calculation.problems';
import { type DetailStart, detailStart } from './detail-start';
import { type DetailSent, isDetailOf, liveDetail, savedDetail, sentChanges, wireDetail } from './detail-wire';
import { GetSavedCalculation } from './get-saved-calculations.query';
import { GetTypedInputs } from './get-typed-inputs.query';
import { SaveCalculation } from './save-calculation.command';

type Asked = Pick<CallOf<typeof calculateDetailContract>, 'caller' | 'params' | 'context'> & {
  readonly minimumPosition?: number | undefined;
};
type Found =
  | { readonly ok: true; readonly start: DetailStart }
  | { readonly ok: false; readonly code: 'ACCOUNT_NOT_FOUND' | 'FIGURES_UNKNOWN' | 'FIGURES_CHANGED' };
interface Started {
  readonly read: CompanyRead;
  readonly start: DetailStart | null;
}

/** The detailed profit and loss: computed in the API, whatever the page computed. The ledger's row decides who sees it. */
@Controller()
export class DetailedProfitAndLossController {
  constructor(
    private readonly companies: CompanyReader,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(detailedProfitAndLossContract, problems)
  async detail(
    @Call() { params, query, ...call }: CallOf<typeof detailedProfitAndLossContract>,
  ): Promise<AnswerTo<typeof detailedProfitAndLossContract>> {
    const list = savedListOf(params.accountId);
    const found = await this.#start({ ...call, params: { accountId: list.accountId } });
    if (!found.value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta: found.meta });
    const { read, start } = found.value;
    if (query.created === undefined) return success(liveDetail(read, start), found.meta);
    const { caller, minimumPosition } = call;
    const asked = { caller, ...list, tool: 'detailedProfitAndLoss', minimumPosition } as const;
    const saved = await this.queries.execute(new GetSavedCalculation(asked, query.created));
    const { meta } = together(found, saved);
    if (!saved.value) return problem(problems, { code: 'SAVED_NOT_FOUND' }, { meta });
    return success(savedDetail(read, saved.value), meta);
  }

  @Handles(calculateDetailContract, problems)
  async calculate(
    @Call() { body, ...call }: CallOf<typeof calculateDetailContract>,
  ): Promise<AnswerTo<typeof calculateDetailContract>> {
    const found = await this.#shown(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const detail = detailAsOf(DETAILED_PROFIT_AND_LOSS_VERSION, found.start.kept, sentChanges(body));
    if (detail == null) return problem(problems, { code: 'FIGURES_UNKNOWN' });
    return success(wireDetail(detail));
  }

  @Handles(saveDetailContract, problems)
  async save(
    @Call() { body, ...call }: CallOf<typeof saveDetailContract>,
  ): Promise<AnswerTo<typeof saveDetailContract>> {
    const found = await this.#shown(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const { kept, origin } = found.start;
    const what = {
      calculation: { tool: 'detailedProfitAndLoss', inputs: sentChanges(body), base: kept },
      origin,
      savedBy: call.caller.kind === 'partner' ? 'partner' : 'owner',
      title: body.name,
    } as const;
    const outcome = await this.commands.execute(new SaveCalculation(call.params.accountId, what, call.context));
    if (outcome.ok) {
      const { events, position } = outcome.value;
      return success({ saved: true, storedDate: events.at(-1)?.data.savedAt ?? null }, { position });
    }
    const { code } = outcome.failure;
    if (code === 'LIMIT_REACHED')
      return success({ saved: false, storedDate: null }, undefined, { message: texts.limitReached });
    // Neither what was saved last nor that nothing changes is a reason to refuse this tool.
    if (code === 'UNCHANGED' || code === 'NOTHING_CHANGED')
      throw new Error(`a detailed profit and loss was refused: ${code}`);
    return problem(problems, { code });
  }

  /** What the account has now; nothing out of the caller's scope. */
  async #start({ caller, params, context, minimumPosition }: Asked): Promise<Reading<Started | undefined>> {
    const asked = { caller, accountId: params.accountId, context, minimumPosition };
    const { value, meta } = together(
      ...(await Promise.all([this.companies.read(asked), this.queries.execute(new GetTypedInputs(asked))])),
    );
    const [read, typed] = value;
    return { value: read && { read, start: detailStart(read, typed) }, meta };
  }

  /** What the account has now, where it is what the caller was shown. */
  async #shown(asked: Asked, sent: DetailSent): Promise<Found> {
    const { value } = await this.#start(asked);
    if (!value) return { ok: false, code: 'ACCOUNT_NOT_FOUND' };
    if (!value.start) return { ok: false, code: 'FIGURES_UNKNOWN' };
    return isDetailOf(sent, value.start) ? { ok: true, start: value.start } : { ok: false, code: 'FIGURES_CHANGED' };
  }
}
