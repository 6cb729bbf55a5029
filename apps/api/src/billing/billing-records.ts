import { isPlan, type Plan } from '@keelson/vocabulary';
import { Injectable } from '@nestjs/common';
import { accountDecider, type AccountState, accountStream } from '@keelson/domain/accounts';
import {
  type BillingCommand,
  billingDecider,
  type BillingEvent,
  type BillingRefusal,
  type BillingState,
  billingStream,
  type RequestRefusal,
  type SubscriptionCommand,
  subscriptionDecider,
} from '@keelson/domain/billing';
import { uuidV5 } from '@keelson/event-store/codec';
import type { Result } from '@keelson/kernel';
import type { CommandContext } from '../platform/execution/command-context';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';
import { refusalBy } from '../platform/wire/refusal';
import { billingProblems } from './billing.problems';

/** Reads and writes what accounts pay. */
@Injectable()
export class BillingRecords {
  constructor(private readonly runner: DeciderRunner) {}

  /** Records what is asked about a subscription that runs, once for each request. */
  request(
    accountId: string,
    command: SubscriptionCommand,
    context: CommandContext,
  ): Promise<Result<DeciderOutcome<BillingState, BillingEvent>, RequestRefusal>> {
    return this.runner.run({
      decider: subscriptionDecider,
      streamId: billingStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command,
      context: { ...context, commandId: this.idOf(context, command.name) },
    });
  }

  /** One request may lead to several commands: each has an id of its own, stable when the request is repeated. */
  run(
    accountId: string,
    command: BillingCommand,
    context: CommandContext,
    step = command.name as string,
  ): Promise<Result<DeciderOutcome<BillingState, BillingEvent>, BillingRefusal>> {
    return this.runner.run({
      decider: billingDecider,
      streamId: billingStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command,
      context: { ...context, commandId: this.idOf(context, step) },
    });
  }

  idOf({ commandId }: Pick<CommandContext, 'commandId'>, step: string): string {
    return uuidV5(commandId, step);
  }

  async state(accountId: string): Promise<BillingState> {
    return (await this.runner.load(billingDecider, billingStream(accountId))).state;
  }

  /** @throws Refusal 404 for an account that has not registered as a customer. */
  async account(accountId: string): Promise<PayingAccount> {
    const { state } = await this.runner.load(accountDecider, accountStream(accountId));
    if (!state.registration) throw refusalBy(billingProblems, 'NOT_FOUND');
    const plan = state.companySignUp?.plan;
    return {
      registration: state.registration,
      start: state.situation,
      signUpPlan: isPlan(plan) ? plan : undefined,
    };
  }
}

export interface PayingAccount {
  readonly registration: NonNullable<AccountState['registration']>;
  /** How the sign-up left it. */
  readonly start: AccountState['situation'];
  /** Of a sign-up with a plan. */
  readonly signUpPlan: Plan | undefined;
}
