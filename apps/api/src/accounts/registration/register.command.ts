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
    const accountId = `acc_${uuidV7()}`;
    return (await this.enrolled(accountId, email, form.password, context.occurredAt))
      ? this.recorded(registrationOf(accountId, email, form), context)
      : this.known(context);
  }

  private async enrolled(accountId: string, email: string, password: string, now: Date): Promise<boolean> {
    if (await this.claims.isTaken(email, now)) return false;
    const passwordHash = await this.hasher.hash(password);
    return this.vault.enrol(
      email,
      { accountId, kind: 'customer', permissions: [], passwordHash, emailVerified: false },
      now,
    );
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
