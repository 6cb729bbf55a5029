/** Name of the `meta` tag of every page with the hosts that the integration launcher may lead to, with spaces between. */
export const LAUNCH_HOSTS_META = 'keelson-launch-hosts';
