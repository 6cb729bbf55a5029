const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address without https is this machine’s, as the page is: a stand-in of the embedded mode. */
export const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && location.protocol === 'http:' && LOOPBACK.has(hostname) && LOOPBACK.has(location.hostname);
