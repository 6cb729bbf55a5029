import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { registerPartnerContract } from '@keelson/contracts/partners';
import { canonicalEmail, phoneDigits } from '@keelson/contracts/validation';
import type { InputOf } from '@keelson/contracts/wire';
import type { PartnerRegistration } from '@keelson/domain/partners';
import { accepted, refused, type Result } from '@keelson/kernel';
import { PasswordHasher, Vault } from '@keelson/vault';
import { v7 as uuidV7 } from 'uuid';
import type { CommandContext } from '../../platform/execution/command-context';
import { Passwords, wordsOf } from '../passwords/passwords';
import { LeftBehindClaims } from './left-behind-claims';
import { PartnerRecords } from './partner-records';
import type { RegisterRefusal } from './register.command';
import { RegistrationLimits } from './registration-limits';

export type PartnerForm = InputOf<typeof registerPartnerContract>['body'];

export interface RegisteredPartner {
  readonly accountId: string;
  readonly position: number;
}

export class RegisterPartner extends Command<Result<RegisteredPartner, RegisterRefusal>> {
  constructor(
    readonly form: PartnerForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Like the registration of a customer, with an access code that is reserved before the partner is recorded. */
@CommandHandler(RegisterPartner)
export class RegisterPartnerHandler implements ICommandHandler<RegisterPartner> {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly partners: PartnerRecords,
    private readonly limits: RegistrationLimits,
    private readonly claims: LeftBehindClaims,
  ) {}

  async execute({ form, context }: RegisterPartner): Promise<Result<RegisteredPartner, RegisterRefusal>> {
    if (!(await this.limits.admit(context))) return refused({ code: 'TOO_MANY_ATTEMPTS' });
    const email = canonicalEmail(form.email);
    const unfit = this.passwords.refusal(form.password, wordsOf(email));
    if (unfit) return refused(unfit);
    const { commandId, occurredAt: now } = context;
    const begun = (): Promise<string | undefined> => this.claims.begunBy(commandId, email, now);
    const accountId = (await begun()) ?? (await this.enrolled(email, form.password, context)) ?? (await begun());
    if (accountId === undefined) {
      await this.limits.countKnown(context);
      return refused({ code: 'ALREADY_REGISTERED' });
    }
    return accepted({ accountId, position: await this.partners.open(registrationOf(accountId, email, form), context) });
  }

  private async enrolled(email: string, password: string, context: CommandContext): Promise<string | undefined> {
    const { commandId, occurredAt: now } = context;
    if (await this.claims.isTaken(email, now)) return undefined;
    const accountId = `acc_${uuidV7()}`;
    const passwordHash = await this.hasher.hash(password);
    const credential = { accountId, kind: 'partner', permissions: [], passwordHash, emailVerified: false } as const;
    return (await this.vault.enrol(email, credential, now, commandId)) ? accountId : undefined;
  }
}

function registrationOf(accountId: string, email: string, form: PartnerForm): PartnerRegistration {
  const { firstName, lastName, companyName, phone, webAddress } = form;
  return {
    accountId,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    companyName: companyName.trim(),
    email,
    phone,
    phoneDigits: phoneDigits(phone),
    webAddress: webAddress.trim() || null,
  };
}
