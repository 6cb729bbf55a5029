import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type registerContract } from '@keelson/contracts/accounts';
import { canonicalEmail, needsRegistrationNumber, phoneDigits } from '@keelson/contracts/validation';
import type { InputOf } from '@keelson/contracts/wire';
import type { Registration } from '@keelson/domain/accounts';
import { accepted, type Result } from '@keelson/kernel';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { SessionStarter, type StartedSession } from '../session/session-starter';
import { AccountOpening, type BegunAccount, type OpeningRefusal } from './account-opening';

export type RegisterForm = InputOf<typeof registerContract>['body'];

export interface Registered {
  readonly accountId: string;
  readonly email: string;
  readonly companyName: string;
  readonly position: number;
  /** Only where a plan was chosen: the checkout asks for a session. */
  readonly session?: StartedSession;
}

export class Register extends Command<Result<Registered, OpeningRefusal>> {
  constructor(
    readonly form: RegisterForm,
    /** The session token that the browser shows while it registers. */
    readonly shownSession: string | undefined,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Register)
export class RegisterHandler implements ICommandHandler<Register> {
  constructor(
    private readonly opening: AccountOpening,
    private readonly records: AccountRecords,
    private readonly sessions: SessionStarter,
  ) {}

  async execute(command: Register): Promise<Result<Registered, OpeningRefusal>> {
    const { form, context } = command;
    const email = canonicalEmail(form.email);
    const begun = await this.opening.begin({ kind: 'customer', email, password: form.password }, context);
    if (!begun.ok) return begun;
    const registered = await this.recorded(registrationOf(begun.value.accountId, email, form), context);
    return form.plan === undefined ? accepted(registered) : this.entered(registered, begun.value, command);
  }

  private async recorded(registration: Registration, context: CommandContext): Promise<Registered> {
    const { accountId, email, companyName } = registration;
    const at = context.occurredAt;
    const outcome = await this.records.run(
      accountId,
      { name: 'RegisterCustomer', registration, at },
      { ...context, subjectId: accountId },
    );
    if (!outcome.ok) throw new Error(`a new account was refused: ${outcome.failure.code}`);
    await this.opening.finish(accountId, at);
    return { accountId, email, companyName, position: outcome.value.position };
  }

  private async entered(
    registered: Registered,
    begun: BegunAccount,
    { form, shownSession, context }: Register,
  ): Promise<Result<Registered, OpeningRefusal>> {
    const credential = await this.opening.credential(begun, form.password);
    if (!credential) return this.opening.refuseKnown(context);
    const session = await this.sessions.start(credential, 'password', context, shownSession);
    return accepted({ ...registered, position: session.position, session });
  }
}

function registrationOf(accountId: string, email: string, form: RegisterForm): Registration {
  const { name, companyName, companyRegistrationNumber, sector, companyType, phone, supportNeeds } = form;
  return {
    accountId,
    name: name.trim(),
    companyName: companyName.trim(),
    companyRegistrationNumber: needsRegistrationNumber(companyType) ? (companyRegistrationNumber ?? null) : null,
    sector,
    companyType,
    phone,
    phoneDigits: phoneDigits(phone),
    email,
    supportNeeds: [...new Set(supportNeeds)],
  };
}
