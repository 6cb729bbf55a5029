import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { needsRegistrationNumber, type registerContract } from '@keelson/contracts/accounts';
import { canonicalEmail, phoneDigits } from '@keelson/contracts/validation';
import type { InputOf } from '@keelson/contracts/wire';
import type { Registration } from '@keelson/domain/accounts';
import { accepted, refused, type Result } from '@keelson/kernel';
import { PasswordHasher, Vault } from '@keelson/vault';
import { v7 as uuidV7 } from 'uuid';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../account-records';
import { Passwords, type UnfitPassword, wordsOf } from '../passwords/passwords';
import { LeftBehindClaims } from './left-behind-claims';
import { RegistrationLimits } from './registration-limits';

export type RegisterForm = InputOf<typeof registerContract>['body'];

export interface Registered {
  readonly accountId: string;
  readonly email: string;
  readonly companyName: string;
  readonly position: number;
}

export type RegisterRefusal = { readonly code: 'ALREADY_REGISTERED' | 'TOO_MANY_ATTEMPTS' } | UnfitPassword;

export class Register extends Command<Result<Registered, RegisterRefusal>> {
  constructor(
    readonly form: RegisterForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Register)
export class RegisterHandler implements ICommandHandler<Register> {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly records: AccountRecords,
    private readonly limits: RegistrationLimits,
    private readonly claims: LeftBehindClaims,
  ) {}

  async execute({ form, context }: Register): Promise<Result<Registered, RegisterRefusal>> {
    if (!(await this.limits.admit(context))) return refused({ code: 'TOO_MANY_ATTEMPTS' });
    const email = canonicalEmail(form.email);
    const unfit = this.passwords.refusal(form.password, wordsOf(email));
    if (unfit) return refused(unfit);
    const accountId =
      (await this.begun(email, context)) ??
      (await this.enrolled(email, form.password, context)) ??
      (await this.begun(email, context));
    return accountId === undefined
      ? this.known(context)
      : this.recorded(registrationOf(accountId, email, form), context);
  }

  /** A repeat goes on with the account of the first try, also while that one is still under way. */
  private begun(email: string, { commandId, occurredAt }: CommandContext): Promise<string | undefined> {
    return this.claims.begunBy(commandId, email, occurredAt);
  }

  private async enrolled(email: string, password: string, context: CommandContext): Promise<string | undefined> {
    const { commandId, occurredAt: now } = context;
    if (await this.claims.isTaken(email, now)) return undefined;
    const accountId = `acc_${uuidV7()}`;
    const passwordHash = await this.hasher.hash(password);
    const credential = { accountId, kind: 'customer', permissions: [], passwordHash, emailVerified: false } as const;
    return (await this.vault.enrol(email, credential, now, commandId)) ? accountId : undefined;
  }

  private async recorded(
    registration: Registration,
    context: CommandContext,
  ): Promise<Result<Registered, RegisterRefusal>> {
    const { accountId, email, companyName } = registration;
    const at = context.occurredAt;
    const outcome = await this.records.run(
      accountId,
      { name: 'RegisterCustomer', registration, at },
      {
        ...context,
        subjectId: accountId,
      },
    );
    if (!outcome.ok) throw new Error(`a new account was refused: ${outcome.failure.code}`);
    await this.vault.reserved.confirm(accountId, at);
    return accepted({ accountId, email, companyName, position: outcome.value.position });
  }

  private async known(context: CommandContext): Promise<Result<Registered, RegisterRefusal>> {
    await this.limits.countKnown(context);
    return refused({ code: 'ALREADY_REGISTERED' });
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
