import { Button, MenuDivider, MenuItem } from '@blueprintjs/core';
import { ArchiveIcon, CreditCardIcon, EyeOpenIcon, KeyIcon, LogOutIcon, UserIcon } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as paths from '../client/paths';
import { useViewer } from '../session/use-viewer';
import { useSignOut } from '../session/use-sign-out';
import { MenuPopover } from '../ui/menu/menu-popover';
import { useOpenTool } from './shell-tools';
import { useHeaderWords } from './use-header-words';
import { initialsOf } from '../session/initials';

export function AccountMenu() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const words = useHeaderWords();
  const openTool = useOpenTool();
  const avatar = useRef<HTMLButtonElement>(null);
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
              onClick={() => openTool('profile', avatar.current)}
            />
            {viewer.kind === 'customer' && (
              <MenuItem icon={<CreditCardIcon />} text="Your plan" onClick={() => void navigate(paths.ownPlan)} />
            )}
            {viewer.kind === 'customer' && (
              <MenuItem
                icon={<EyeOpenIcon />}
                text="Who looked at your account"
                onClick={() => void navigate(paths.accessLog)}
              />
            )}
            {viewer.kind === 'customer' && (
              <MenuItem icon={<ArchiveIcon />} text="Your data" onClick={() => void navigate(paths.ownData)} />
            )}
            <MenuItem
              icon={<KeyIcon />}
              text={words('changePassword', 'Change Password')}
              onClick={() => openTool('password', avatar.current)}
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
    </>
  );
}
