import { LAUNCH_HOSTS_META } from '@keelson/contracts/platform';

/** The hosts that the integration launcher may lead to, as the page was served with them; none without a launcher. */
export function launchHosts(): readonly string[] {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${LAUNCH_HOSTS_META}"]`)?.content ?? '';
  return named.split(' ').filter((host) => host !== '');
}
