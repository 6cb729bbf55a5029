import { Button, Menu, MenuDivider, MenuItem, Popover } from '@blueprintjs/core';
import { KeyIcon, LogOutIcon, UserIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../app/hooks';
import { useSignOut } from '../session/use-sign-out';
import { initialsOf } from './initials';

const ChangePasswordDialog = lazy(() =>
  import('../features/accounts/components/change-password-dialog').then((module) => ({
    default: module.ChangePasswordDialog,
  })),
);
const EditProfileDialog = lazy(() =>
  import('../features/accounts/components/edit-profile-dialog').then((module) => ({
    default: module.EditProfileDialog,
  })),
);

type Opened = 'profile' | 'password' | undefined;

export function AccountMenu() {
  const viewer = useViewer();
  const signOut = useSignOut();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Popover
        placement="bottom-end"
        minimal
        content={
          <Menu aria-label="Account">
            <li className="k-menu-who" role="presentation">
              <b>{`${viewer.name} ${viewer.surname}`.trim()}</b>
              <span>{viewer.email}</span>
            </li>
            <MenuDivider />
            <MenuItem icon={<UserIcon />} text="Edit Profile" onClick={() => setOpened('profile')} />
            <MenuItem icon={<KeyIcon />} text="Change Password" onClick={() => setOpened('password')} />
          </Menu>
        }
      >
        <button type="button" className="k-avatar" aria-label={`Account of ${viewer.name}`}>
          {initialsOf(viewer)}
        </button>
      </Popover>
      <Button className="k-log-out" icon={<LogOutIcon />} onClick={() => void signOut()}>
        Logout
      </Button>
      <Suspense fallback={null}>
        {opened === 'profile' && <EditProfileDialog onClose={close} />}
        {opened === 'password' && <ChangePasswordDialog onClose={close} />}
      </Suspense>
    </>
  );
}
