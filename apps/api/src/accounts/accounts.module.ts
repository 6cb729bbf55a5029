import { Module } from '@nestjs/common';
import { DeletionModule } from './deletion/deletion.module';
import { DetailsModule } from './details/details.module';
import { PasscodeSettingModule } from './passcode-setting/passcode-setting.module';
import { PasskeysModule } from './passkeys/passkeys.module';
import { PasswordsModule } from './passwords/passwords.module';
import { ProfileModule } from './profile/profile.module';
import { RegistrationModule } from './registration/registration.module';
import { SecondFactorsModule } from './second-factors/second-factors.module';
import { SessionModule } from './session/session.module';
import { SignInModule } from './sign-in/sign-in.module';

/** Accounts, passwords and sessions: how somebody comes in and stays in. */
@Module({
  imports: [
    DeletionModule,
    DetailsModule,
    PasscodeSettingModule,
    PasskeysModule,
    PasswordsModule,
    ProfileModule,
    RegistrationModule,
    SecondFactorsModule,
    SessionModule,
    SignInModule,
  ],
})
export class AccountsModule {}
