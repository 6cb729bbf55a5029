import { Global, Module } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import type { Clock } from '@keelson/kernel';
import { openVault, PasswordHasher, Vault } from '@keelson/vault';
import { SessionAuthority } from '../platform/access/session-authority';
import { Databases } from '../platform/persistence/databases';
import { CLOCK, CONFIGURATION } from '../platform/tokens';
import { AccountRecords } from './account-records';
import { BackgroundWork } from './background-work';
import { IdentityCookies } from './identity-cookies';
import { DeleteAccountHandler } from './deletion/delete-account.command';
import { DeletionController } from './deletion/deletion.controller';
import { ChangePasscodeSettingHandler } from './passcode-setting/change-passcode-setting.command';
import { GetPasscodeSettingHandler } from './passcode-setting/get-passcode-setting.query';
import { PasscodeSettingController } from './passcode-setting/passcode-setting.controller';
import { warmHasher } from './passwords/bounded-hasher';
import { ChangePasswordHandler } from './passwords/change-password.command';
import { CutOffResets } from './passwords/cut-off-resets';
import { ForgotPasswordHandler } from './passwords/forgot-password.command';
import { Passwords } from './passwords/passwords';
import { PasswordsController } from './passwords/passwords.controller';
import { ResetPasswordHandler } from './passwords/reset-password.command';
import { ResetRecords } from './passwords/reset-records';
import { AccountOpening } from './registration/account-opening';
import { ChangeProfileHandler } from './profile/change-profile.command';
import { GetProfileHandler } from './profile/get-profile.query';
import { ProfileController } from './profile/profile.controller';
import { LeftBehindClaims } from './registration/left-behind-claims';
import { PartnerCodes } from './registration/partner-codes';
import { PartnerRecords } from './registration/partner-records';
import { PartnerRegistrationController } from './registration/partner-registration.controller';
import { RegisterPartnerHandler } from './registration/register-partner.command';
import { RegisterHandler } from './registration/register.command';
import { RegistrationController } from './registration/registration.controller';
import { RegistrationLimits } from './registration/registration-limits';
import { ResendVerificationHandler } from './registration/resend-verification.command';
import { SignUpCompanyHandler } from './registration/sign-up-company.command';
import { VerifyEmailHandler } from './registration/verify-email.command';
import { AccessTokens } from './session/access-tokens';
import { EndSessionHandler } from './session/end-session.command';
import { GetMeHandler } from './session/get-me.query';
import { ListSessionsHandler } from './session/list-sessions.query';
import { LiveSessions } from './session/live-sessions';
import { OwnPasswordCheck } from './session/own-password';
import { PasscodeSender } from './session/passcode-sender';
import { Profiles } from './session/profile';
import { SessionController } from './session/session.controller';
import { SessionStarter } from './session/session-starter';
import { SignInController } from './session/sign-in.controller';
import { SignInFailures } from './session/sign-in-failures';
import { SignInHandler } from './session/sign-in.command';
import { StepUpHandler } from './session/step-up.command';
import { TrialLimits } from './session/trial-limits';
import { VaultSessionAuthority } from './session/vault-session-authority';
import { VerifyPasscodeHandler } from './session/verify-passcode.command';

const vaultProviders = [
  {
    provide: Vault,
    inject: [Databases, CONFIGURATION],
    useFactory: ({ app, keys }: Databases, { masterKeys }: ApiConfiguration) =>
      openVault({ pool: app, keysPool: keys, masterKeys }),
  },
  { provide: PasswordHasher, useFactory: () => warmHasher() },
  {
    provide: Passwords,
    inject: [CONFIGURATION],
    useFactory: ({ passwordProfile }: ApiConfiguration) => new Passwords(passwordProfile),
  },
  {
    provide: IdentityCookies,
    inject: [CONFIGURATION],
    useFactory: ({ publicUrl }: ApiConfiguration) => new IdentityCookies(publicUrl),
  },
  {
    provide: AccessTokens,
    inject: [CONFIGURATION],
    useFactory: ({ masterKeys, publicUrl }: ApiConfiguration) => new AccessTokens(masterKeys, publicUrl),
  },
  {
    provide: LiveSessions,
    inject: [Vault, CLOCK],
    useFactory: (vault: Vault, clock: Clock) => new LiveSessions(vault, clock),
  },
];

/** Accounts, passwords and sessions: how somebody comes in and stays in. */
@Global()
@Module({
  controllers: [
    RegistrationController,
    PartnerRegistrationController,
    PasswordsController,
    PasscodeSettingController,
    ProfileController,
    SignInController,
    SessionController,
    DeletionController,
  ],
  providers: [
    ...vaultProviders,
    AccountRecords,
    BackgroundWork,
    RegistrationLimits,
    LeftBehindClaims,
    AccountOpening,
    PartnerCodes,
    RegisterHandler,
    SignUpCompanyHandler,
    PartnerRecords,
    RegisterPartnerHandler,
    VerifyEmailHandler,
    ResendVerificationHandler,
    ForgotPasswordHandler,
    ResetRecords,
    CutOffResets,
    ResetPasswordHandler,
    ChangePasswordHandler,
    ChangePasscodeSettingHandler,
    GetPasscodeSettingHandler,
    DeleteAccountHandler,
    GetProfileHandler,
    ChangeProfileHandler,
    Profiles,
    TrialLimits,
    SessionStarter,
    PasscodeSender,
    SignInFailures,
    OwnPasswordCheck,
    SignInHandler,
    VerifyPasscodeHandler,
    StepUpHandler,
    EndSessionHandler,
    ListSessionsHandler,
    GetMeHandler,
    { provide: SessionAuthority, useClass: VaultSessionAuthority },
  ],
  exports: [Vault, PasswordHasher],
})
export class AccountsModule {}
