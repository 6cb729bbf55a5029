import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RequestRefusal } from '@keelson/domain/billing';
import { accepted, refused, type Result } from '@keelson/kernel';
import type { Plan } from '@keelson/vocabulary';
import type { CommandContext } from '../../platform/execution/command-context';
import { BillingRecords } from '../billing-records';
import type { PaymentsRefusal } from '../payments';
import { PlanQuotes, type UnderDeletion } from './plan-quotes';

export interface Requested {
  readonly requestId: string;
  readonly position: number;
}

/** The plan and what the page showed for it. */
interface QuotedPlan {
  readonly plan: Plan;
  readonly quotedAt: string;
  readonly chargedPence: number;
}

type Outcome = Result<Requested, RequestRefusal | PaymentsRefusal | UnderDeletion | { readonly code: 'QUOTE_OVER' }>;

/** The workers change it at the provider, as at the moment of the quote, so that it comes to what was shown. */
export class ChangePlan extends Command<Outcome> {
  constructor(
    readonly accountId: string,
    readonly quoted: QuotedPlan,
    readonly context: CommandContext,
  ) {
    super();
  }
}

const QUOTE_MS = 30 * 60_000;
/** Clocks of several API processes differ a little. */
const AHEAD_MS = 60_000;

@CommandHandler(ChangePlan)
export class ChangePlanHandler implements ICommandHandler<ChangePlan> {
  constructor(
    private readonly records: BillingRecords,
    private readonly quotes: PlanQuotes,
  ) {}

  async execute({ accountId, quoted, context }: ChangePlan): Promise<Outcome> {
    const { plan, quotedAt, chargedPence } = quoted;
    const at = context.occurredAt;
    const requestId = this.records.idOf(context, 'change plan');
    // Asked again under the same key: what was recorded then is the answer, whatever a quote would say by now.
    const known = (await this.records.state(accountId)).request;
    const repeated = known?.requestId === requestId && known.kind === 'change';
    if (!repeated && isOver(quotedAt, at)) return refused({ code: 'QUOTE_OVER' });
    const quote = repeated ? accepted(known) : await this.quotes.of(accountId, plan, quotedAt, at);
    if (!quote.ok) return quote;
    if (quote.value.chargedPence !== chargedPence) return refused({ code: 'QUOTE_OVER' });
    const { netPence, vatPence, grossPence } = quote.value;
    const amounts = { netPence, vatPence, grossPence, chargedPence };
    const command = { name: 'RequestPlanChange', requestId, plan, proratedAt: quotedAt, ...amounts, at } as const;
    const outcome = await this.records.request(accountId, command, context);
    return outcome.ok ? accepted({ requestId, position: outcome.value.position }) : outcome;
  }
}

function isOver(quotedAt: string, at: Date): boolean {
  const age = at.getTime() - Date.parse(quotedAt);
  return age > QUOTE_MS || age < -AHEAD_MS;
}
