import { lazy, Suspense, useEffect, useState } from 'react';
import type { FinderEntry } from './finder/finder-entry';
import { withRecent } from './finder/recent';
import type { OpenTool, ShellTool } from './shell-tools';

const Finder = lazy(() => import('./finder/finder').then((module) => ({ default: module.Finder })));
const HelpDialog = lazy(() => import('./help/help-dialog').then((module) => ({ default: module.HelpDialog })));
const ProfileDialog = lazy(() => import('./profile-dialog').then((module) => ({ default: module.ProfileDialog })));
const ChangePasswordDialog = lazy(() =>
  import('../features/accounts/components/change-password-dialog').then((module) => ({
    default: module.ChangePasswordDialog,
  })),
);

interface ToolHostProps {
  readonly tool: ShellTool | undefined;
  readonly onOpen: OpenTool;
  readonly onClose: () => void;
}

/**
 * What lies over the pages of one signed-in person. What was chosen lately is kept here and nowhere else: it goes with
 * the session.
 */
export function ToolHost({ tool, onOpen, onClose }: ToolHostProps) {
  const [recent, setRecent] = useState<readonly FinderEntry[]>([]);
  // The next session begins with nothing open.
  useEffect(() => onClose, [onClose]);
  return (
    <Suspense fallback={null}>
      {tool === 'finder' && (
        <Finder
          recent={recent}
          onChosen={(entry) => setRecent((before) => withRecent(before, entry))}
          onOpen={onOpen}
          onClose={onClose}
        />
      )}
      {tool === 'profile' && <ProfileDialog onClose={onClose} />}
      {tool === 'password' && <ChangePasswordDialog onClose={onClose} />}
      {(tool === 'pages' || tool === 'figures') && <HelpDialog part={tool} onPart={onOpen} onClose={onClose} />}
    </Suspense>
  );
}
