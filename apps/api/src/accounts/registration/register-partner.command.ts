import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { registerPartnerContract } from '@keelson/contracts/partners';
import { canonicalEmail, phoneDigits } from '@keelson/contracts/validation';
import type { InputOf } from '@keelson/contracts/wire';
import type { PartnerRegistration } from '@keelson/domain/partners';
import { accepted, type Result } from '@keelson/kernel';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountOpening, type OpeningRefusal } from './account-opening';
import { PartnerRecords } from './partner-records';

export type PartnerForm = InputOf<typeof registerPartnerContract>['body'];

export interface RegisteredPartner {
  readonly accountId: string;
  readonly position: number;
}

export class RegisterPartner extends Command<Result<RegisteredPartner, OpeningRefusal>> {
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
    private readonly opening: AccountOpening,
    private readonly partners: PartnerRecords,
  ) {}

  async execute({ form, context }: RegisterPartner): Promise<Result<RegisteredPartner, OpeningRefusal>> {
    const email = canonicalEmail(form.email);
    const begun = await this.opening.begin({ kind: 'partner', email, password: form.password }, context);
    if (!begun.ok) return begun;
    const { accountId } = begun.value;
    return accepted({ accountId, position: await this.partners.open(registrationOf(accountId, email, form), context) });
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
