import { accountsMessages as texts } from '@keelson/contracts/accounts';
import { LockIcon } from '@blueprintjs/icons';
import { Callout } from '../../../ui/card/callout';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useAccountsPasscodeSettingQuery } from '../accounts.api';
import { PasscodeSwitch } from './passcode-switch';
import './edit-profile-dialog.css';

interface PasscodeSettingProps {
  /** One below the heading that it stands under. */
  readonly heading?: 'h2' | 'h3';
}

/** Whether the own account asks for a passcode at sign-in: to switch, or to read for staff. */
export function PasscodeSetting({ heading: Heading = 'h3' }: PasscodeSettingProps) {
  const { data, error, refetch } = useAccountsPasscodeSettingQuery();
  return (
    <section className="k-passcode-setting" aria-labelledby="passcode-setting-title">
      <Heading id="passcode-setting-title">
        <LockIcon size={14} /> Passcode at login
      </Heading>
      {error !== undefined && (
        <ErrorState title="The setting could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {error === undefined && data === undefined && <SkeletonLines lines={1} label="Reading the setting" />}
      {data?.fixed === true && <Callout>{texts.passcodeAlwaysOn}.</Callout>}
      {data?.fixed === false && <PasscodeSwitch key={String(data.enabled)} enabled={data.enabled} />}
    </section>
  );
}
