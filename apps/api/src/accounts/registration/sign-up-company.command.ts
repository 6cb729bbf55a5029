import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type signUpCompanyContract } from '@keelson/contracts/accounts';
import {
  canonicalEmail,
  canonicalPostcode,
  canonicalWebAddress,
  needsRegistrationNumber,
  phoneDigits,
} from '@keelson/contracts/validation';
import type { InputOf } from '@keelson/contracts/wire';
import type { CompanySignUp, Registration } from '@keelson/domain/accounts';
import { accepted, type Result } from '@keelson/kernel';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { SessionStarter, type StartedSession } from '../session/session-starter';
import { AccountOpening, type OpeningRefusal } from './account-opening';
import { PartnerCodes, type PartnerCodeRefusal } from './partner-codes';

export type SignUpForm = InputOf<typeof signUpCompanyContract>['body'];
export type SignUpRefusal = OpeningRefusal | PartnerCodeRefusal;

/** Answers with a session: what follows is the checkout, which needs one. */
export class SignUpCompany extends Command<Result<StartedSession, SignUpRefusal>> {
  constructor(
    readonly form: SignUpForm,
    /** The session token that the browser shows while it signs up. */
    readonly shownSession: string | undefined,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SignUpCompany)
export class SignUpCompanyHandler implements ICommandHandler<SignUpCompany> {
  constructor(
    private readonly opening: AccountOpening,
    private readonly partners: PartnerCodes,
    private readonly records: AccountRecords,
    private readonly sessions: SessionStarter,
  ) {}

  async execute({ form, shownSession, context }: SignUpCompany): Promise<Result<StartedSession, SignUpRefusal>> {
    const partner = await this.partners.partnerOf(form.accessCode, context);
    if (!partner.ok) return partner;
    const email = canonicalEmail(form.email);
    const begun = await this.opening.begin({ kind: 'customer', email, password: form.password }, context);
    if (!begun.ok) return begun;
    const { accountId } = begun.value;
    await this.record(registrationOf(accountId, email, form), signUpOf(form, partner.value), context);
    const credential = await this.opening.credential(begun.value, form.password);
    if (!credential) return this.opening.refuseKnown(context);
    return accepted(await this.sessions.start(credential, 'password', context, shownSession));
  }

  private async record(registration: Registration, signUp: CompanySignUp, context: CommandContext): Promise<void> {
    const { accountId } = registration;
    const outcome = await this.records.run(
      accountId,
      { name: 'SignUpCompany', registration, signUp },
      { ...context, subjectId: accountId },
    );
    if (!outcome.ok) throw new Error(`a new account was refused: ${outcome.failure.code}`);
    await this.opening.finish(accountId, context.occurredAt);
  }
}

function registrationOf(accountId: string, email: string, form: SignUpForm): Registration {
  const { firstName, lastName, companyName, companyRegistrationNumber, sector, companyType, phone } = form;
  return {
    accountId,
    name: `${firstName.trim()} ${lastName.trim()}`,
    companyName: companyName.trim(),
    companyRegistrationNumber:
      needsRegistrationNumber(companyType) && companyRegistrationNumber
        ? companyRegistrationNumber.toUpperCase()
        : null,
    sector,
    companyType,
    phone,
    phoneDigits: phoneDigits(phone),
    email,
    supportNeeds: [],
  };
}

const signUpOf = (form: SignUpForm, partnerId: string): CompanySignUp => ({
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  address: {
    streetAddress: form.streetAddress.trim(),
    addressLine: form.addressLine.trim(),
    city: form.city.trim(),
    postCode: canonicalPostcode(form.postCode),
  },
  webAddress: canonicalWebAddress(form.webAddress ?? '') ?? null,
  partnerId,
  plan: form.price,
});
