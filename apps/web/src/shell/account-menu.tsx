import { Button, MenuDivider, MenuItem } from '@blueprintjs/core';
import { CreditCardIcon, KeyIcon, LogOutIcon, UserIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as paths from '../client/paths';
import { useViewer } from '../session/use-viewer';
import { useSignOut } from '../session/use-sign-out';
import { MenuPopover } from '../ui/menu/menu-popover';
import { useHeaderWords } from './use-header-words';
import { initialsOf } from '../session/initials';

const ChangePasswordDialog = lazy(() =>
  import('../features/accounts/components/change-password-dialog').then((module) => ({
    default: module.ChangePasswordDialog,
  })),
);
const ProfileDialog = lazy(() => import('./profile-dialog').then((module) => ({ default: module.ProfileDialog })));

type Opened = 'profile' | 'password' | undefined;

export function AccountMenu() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const words = useHeaderWords();
  const [opened, setOpened] = useState<Opened>();
  const avatar = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(undefined);
  // The menu item that opened the dialog is gone by the time the dialog closes.
  useEffect(() => {
    if (opened === undefined) return undefined;
    const button = avatar.current;
    return () => button?.focus();
  }, [opened]);
  return (
    <>
      <MenuPopover
        label="Account"
        placement="bottom-end"
        items={
          <>
            <li className="k-menu-who" role="presentation">
              <b>{`${viewer.name} ${viewer.surname}`.trim()}</b>
              <span>{viewer.email}</span>
            </li>
            <MenuDivider />
            <MenuItem
              icon={<UserIcon />}
              text={words('editProfile', 'Edit Profile')}
              onClick={() => setOpened('profile')}
            />
            {viewer.kind === 'customer' && (
              <MenuItem icon={<CreditCardIcon />} text="Your plan" onClick={() => void navigate(paths.ownPlan)} />
            )}
            <MenuItem
              icon={<KeyIcon />}
              text={words('changePassword', 'Change Password')}
              onClick={() => setOpened('password')}
            />
          </>
        }
      >
        <button ref={avatar} type="button" className="k-avatar" aria-label={`Account of ${viewer.name}`}>
          {initialsOf(viewer)}
        </button>
      </MenuPopover>
      <Button className="k-log-out" icon={<LogOutIcon />} onClick={() => void signOut()}>
        {words('logout', 'Logout')}
      </Button>
      <Suspense fallback={null}>
        {opened === 'profile' && <ProfileDialog onClose={close} />}
        {opened === 'password' && <ChangePasswordDialog onClose={close} />}
      </Suspense>
    </>
  );
}
