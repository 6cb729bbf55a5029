import { contentMessages } from '@keelson/contracts/content';
import { useCallback } from 'react';
import { problemText } from '../client/api-problem';
import { useNotices } from '../ui/notices/use-notices';
import type { DrawerItem } from './drawer/drawer-item';
import { useContentClearCacheMutation } from '../content/content.api';

const RELOAD_AFTER_MS = 2_000;

/** Items of the drawer that act. Fetch CMS Changes clears the server's caches, then the page reloads after two seconds. */
export const useDrawerAct = () => {
  const notices = useNotices();
  const [clearCache] = useContentClearCacheMutation();
  return useCallback(
    (item: DrawerItem) => {
      if (item.id !== 'fetchCmsChanges') return;
      void clearCache()
        .unwrap()
        .then(() => {
          notices.toast('Content fetched. The page reloads in a moment');
          setTimeout(() => location.reload(), RELOAD_AFTER_MS);
        })
        .catch((error: unknown) => notices.failure(error, `${contentMessages.cacheNotCleared} ${problemText(error)}`));
    },
    [clearCache, notices],
  );
};
